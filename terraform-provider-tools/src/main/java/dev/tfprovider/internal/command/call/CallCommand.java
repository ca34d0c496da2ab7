/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.call;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import com.google.protobuf.Message;
import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.protocol.v6.GenericMessages;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import io.grpc.MethodDescriptor;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Answers requests in this process: one object for each line, whose only member is the
 * request of the protocol.
 */
public final class CallCommand extends NamedCommand {

	private static final JsonFactory JSON = new JsonFactory();

	/**
	 * Create the command.
	 */
	public CallCommand() {
		super("call", "answers requests of the protocol, one line of JSON each, as a script writes them", CommandOption
			.value("requests", "FILE",
					"the requests, such as {\"ValidateResourceConfig\": {\"type_name\": \"petstore_pet\", \"config\": {...}}}"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		Path requests = call.path(call.line()
			.value("requests")
			.orElseThrow(() -> CommandFailedException.usage("Name the requests with '--requests FILE'.")));
		Refusal.when(!Files.exists(requests), "There is no file %s.", requests);
		int number = 0;
		try (BufferedReader lines = Files.newBufferedReader(requests)) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				number++;
				if (!line.isBlank()) {
					call.out().println(answer(call.provider().service(), line));
				}
			}
		}
		catch (JacksonException ex) {
			throw Refusal.of("Line %s of %s is no request: %s.", number, requests,
					ex.getOriginalMessage().replaceAll("\\p{Cntrl}", "?"));
		}
	}

	private static String answer(ProviderService service, String line) throws IOException {
		try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), line)) {
			if (parser.nextToken() != JsonToken.START_OBJECT || parser.nextToken() != JsonToken.PROPERTY_NAME) {
				throw MessageJson.mistake(parser, "it is no object with the name of a request");
			}
			String name = parser.currentName();
			MethodDescriptor<?, ?> method = ProviderGrpc.getServiceDescriptor()
				.getMethods()
				.stream()
				.filter((candidate) -> name.equals(candidate.getBareMethodName()))
				.filter((candidate) -> candidate.getType() == MethodDescriptor.MethodType.UNARY)
				.findFirst()
				.orElseThrow(() -> MessageJson.mistake(parser,
						"'" + name + "' is no request of the protocol that has one answer"));
			parser.nextToken();
			Message response = answer(service, method, parser);
			if (parser.nextToken() != JsonToken.END_OBJECT || parser.nextToken() != null) {
				throw MessageJson.mistake(parser, "there is something behind the request");
			}
			ByteArrayOutputStream text = new ByteArrayOutputStream();
			try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
				json.writeStartObject();
				json.writeName(name);
				MessageJson.write(json, response);
				json.writeEndObject();
			}
			return text.toString(StandardCharsets.UTF_8);
		}
	}

	@SuppressWarnings("unchecked")
	private static <Q, R> Message answer(ProviderService service, MethodDescriptor<Q, R> method, JsonParser parser) {
		Message.Builder request = GenericMessages.empty(method.getRequestMarshaller()).newBuilderForType();
		MessageJson.read(parser, request);
		try {
			return (Message) service.answer(method, (Q) request.build());
		}
		catch (IllegalArgumentException ex) {
			throw MessageJson.mistake(parser, ex.getMessage());
		}
	}

}
