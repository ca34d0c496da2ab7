/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.Set;

import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * Writes the Javadoc of models and functions to resource files at compile time. The file
 * of a model without Javadoc is empty: a model without a file was compiled without the
 * processor. Found by the compiler on the class path of the author's project; claims no
 * annotation and generates no classes. kapt runs it on the KDoc of Kotlin.
 */
public final class DescriptionProcessor extends AbstractProcessor {

	private final Set<String> written = new HashSet<>();

	@Override
	public Set<String> getSupportedAnnotationTypes() {
		return Set.of("*");
	}

	@Override
	public SourceVersion getSupportedSourceVersion() {
		return SourceVersion.latestSupported();
	}

	@Override
	public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
		if (!round.processingOver()) {
			ModelTypes models = new ModelTypes(this.processingEnv.getTypeUtils(), round.getRootElements());
			MisplacedAnnotations misplaced = new MisplacedAnnotations(
					(parameter, problem) -> this.processingEnv.getMessager()
						.printMessage(Diagnostic.Kind.ERROR, problem, parameter));
			round.getRootElements().forEach(models::addModelsOf);
			round.getRootElements().forEach(misplaced::check);
			models.found().forEach((type) -> keep(type, models.isModel(type)));
		}
		return false;
	}

	private String function(ExecutableElement method) {
		String comment = this.processingEnv.getElementUtils().getDocComment(method);
		if (comment == null) {
			return "";
		}
		String prefix = DescriptionResource.function(method.getSimpleName().toString(), method.getParameters().size());
		boolean kotlin = method.getEnclosingElement() instanceof TypeElement type && KotlinDoc.isKotlin(type);
		return DescriptionResource.content(prefix, kotlin ? KotlinDoc.parse(comment) : JavadocComment.parse(comment));
	}

	private void keep(TypeElement type, boolean always) {
		Elements elements = this.processingEnv.getElementUtils();
		String comment = elements.getDocComment(type);
		String name = elements.getBinaryName(type).toString();
		if (!this.written.add(name)) {
			return;
		}
		StringBuilder texts = new StringBuilder();
		if (KotlinDoc.isKotlin(type)) {
			texts.append(DescriptionResource.content("", KotlinDoc.of(type, elements)));
		}
		else if (comment != null) {
			texts.append(DescriptionResource.content("", JavadocComment.parse(comment)));
		}
		ModelTypes.functions(type).forEach((method) -> texts.append(function(method)));
		String content = texts.toString();
		if (content.isEmpty() && !always) {
			return;
		}
		try (Writer writer = this.processingEnv.getFiler()
			.createResource(StandardLocation.CLASS_OUTPUT, "", DescriptionResource.path(name), type)
			.openWriter()) {
			writer.write(content);
		}
		catch (FilerException ex) {
			// another processor of this class was here before
		}
		catch (IOException ex) {
			this.processingEnv.getMessager()
				.printMessage(Diagnostic.Kind.NOTE, "Cannot keep the Javadoc of " + name + ": " + ex);
		}
	}

}
