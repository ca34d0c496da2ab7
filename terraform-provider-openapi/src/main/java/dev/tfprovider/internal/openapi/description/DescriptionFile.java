/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.redaction.ShownText;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Paths;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.parser.core.models.ParseOptions;
import io.swagger.v3.parser.util.OpenAPIDeserializer;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.representer.Representer;

/**
 * A file with an OpenAPI description, in JSON or YAML. Other files are read only if they
 * are below its folder, and that is asked for; nothing is ever read from the network.
 */
public final class DescriptionFile {

	static final long LARGEST = 64L * 1024 * 1024;

	static final int MOST_NODES = 5_000_000;

	static final int DEEPEST = 500;

	private static final int LONGEST_REASON = 500;

	private DescriptionFile() {
	}

	/**
	 * Read the description, with corrections.
	 * @param file the file
	 * @param overlay the file with corrections, {@code null} if there is none
	 * @param allowFiles whether to read files below its folder that it refers to
	 * @throws CommandFailedException if one holds none
	 */
	public static ApiDescription read(Path file, @Nullable Path overlay, boolean allowFiles) throws IOException {
		DocumentFiles.Document document = document(file);
		checkVersion(file, document.node());
		List<String> remarks = new ArrayList<>();
		if (document.node() instanceof ObjectNode content) {
			if (overlay != null) {
				remarks.addAll(Overlay.apply(overlay, content));
			}
			if (!content.has("openapi")) {
				new SwaggerConversion(content).convert();
			}
			new DocumentReferences(new DocumentFiles(document, allowFiles), content).follow();
		}
		return new ApiDescription(parsed(file, document.node()), remarks);
	}

	/**
	 * Read a file that is a description, or a part of one.
	 */
	static DocumentFiles.Document document(Path file) throws IOException {
		String text = text(file);
		JsonNode content = text.stripLeading().startsWith("{") ? json(file, text) : yaml(file, text);
		return new DocumentFiles.Document(file, text, content);
	}

	private static OpenAPI parsed(Path file, JsonNode document) {
		OpenAPI api;
		try {
			ParseOptions options = new ParseOptions();
			options.setResolve(false);
			api = new OpenAPIDeserializer().deserialize(document, null, options).getOpenAPI();
		}
		catch (RuntimeException | StackOverflowError ex) {
			throw Refusal.of("'%s' is no valid OpenAPI description: %s", file,
					ShownText.cut(ex.toString(), LONGEST_REASON));
		}
		if (api == null) {
			throw Refusal.of("'%s' is no valid OpenAPI description.", file);
		}
		return api.info(Objects.requireNonNullElseGet(api.getInfo(), Info::new))
			.paths(Objects.requireNonNullElseGet(api.getPaths(), Paths::new))
			.components(Objects.requireNonNullElseGet(api.getComponents(), Components::new));
	}

	private static String text(Path file) throws IOException {
		Refusal.when(!Files.isRegularFile(file),
				"There is no file '%s'. Name the file with the OpenAPI description; addresses are not fetched.", file);
		long size = Files.size(file);
		Refusal.when(size > LARGEST, "'%s' has %s bytes, and descriptions may have at most %s.", file,
				Long.toString(size), Long.toString(LARGEST));
		try {
			String text = Files.readString(file);
			return text.startsWith("\uFEFF") ? text.substring(1) : text;
		}
		catch (CharacterCodingException ex) {
			throw Refusal.of("'%s' is no text in UTF-8.", file);
		}
	}

	private static JsonNode json(Path file, String text) {
		JsonFactory factory = JsonFactory.builder()
			.streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
			.build();
		try {
			return new ObjectMapper(factory).enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).readTree(text);
		}
		catch (JsonProcessingException ex) {
			throw malformed(file, "JSON", ex);
		}
	}

	private static JsonNode yaml(Path file, String text) {
		LoaderOptions options = new LoaderOptions();
		options.setMaxAliasesForCollections(1000);
		options.setNestingDepthLimit(DEEPEST);
		options.setCodePointLimit(Math.toIntExact(LARGEST));
		options.setAllowDuplicateKeys(false);
		Object document;
		try {
			document = new Yaml(new SafeConstructor(options), new Representer(new DumperOptions()), new DumperOptions(),
					options, new PlainResolver())
				.load(text);
			return new YamlTree().node(document);
		}
		catch (YAMLException | StackOverflowError ex) {
			throw malformed(file, "YAML", ex);
		}
	}

	private static CommandFailedException malformed(Path file, String language, Throwable ex) {
		return Refusal.of("'%s' cannot be read as %s: %s", file, language,
				ShownText.cut(String.valueOf(ex.getMessage()), LONGEST_REASON));
	}

	private static void checkVersion(Path file, JsonNode document) {
		String version = document.path("openapi").asText("");
		String swagger = document.path("swagger").asText("");
		if (version.matches("3\\.[01](\\..*)?") || (version.isEmpty() && swagger.equals("2.0"))) {
			return;
		}
		String found = version.isEmpty() ? "Swagger " + swagger : "OpenAPI " + version;
		throw CommandFailedException.of((version.isEmpty() && swagger.isEmpty())
				? "'%s' is no OpenAPI description: it has no member 'openapi'.".formatted(file)
				: "'%s' is in %s; OpenAPI 3.0 and 3.1 and Swagger 2.0 can be read.".formatted(file,
						ShownText.cut(found, LONGEST_REASON)));
	}

}
