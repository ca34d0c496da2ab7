/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.mapping.Annotations;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * The source files of a resource.
 */
public final class ResourceSources {

	private ResourceSources() {
	}

	/**
	 * Write the files.
	 * @param model the resource
	 * @param provider name of the provider
	 */
	public static List<SourceFile> write(ResourceModel model, String provider) {
		List<SourceFile> files = new ArrayList<>();
		files.add(new ModelWriter(model).write());
		files.add(new ClientWriter(model).write());
		files.add(clientConfiguration(model));
		files.add(new ResourceWriter(model).write());
		model.found().list().ifPresent((list) -> files.add(new ListWriter(model, list).write()));
		files.add(new ResourceTestsWriter(model, provider).write());
		new RecordTestsWriter(model, provider).write().ifPresent(files::add);
		return files;
	}

	private static SourceFile clientConfiguration(ResourceModel model) {
		ClassName client = Names.beside(model.type(), "Client");
		ClassName name = Names.beside(model.type(), "ClientConfiguration");
		String bean = client.simpleName().substring(0, 1).toLowerCase(Locale.ROOT) + client.simpleName().substring(1);
		return SourceFile.of(name,
				TypeSpec.classBuilder(name)
					.addJavadoc("Creates the client for $L.\n", NameWords.spaced(model.found().name()))
					.addAnnotation(Annotations.of(Names.CONFIGURATION, "proxyBeanMethods", "false"))
					.addMethod(Methods.bean(bean, client)
						.addParameter(Names.PROXY_FACTORY, "apiClients")
						.addStatement("return apiClients.createClient($T.class)", client)
						.build())
					.build(),
				false);
	}

}
