/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * States as a provider that is replaced has left them: for each of its types one with
 * everything and one with nothing.
 *
 * @param address source address of the provider that is replaced
 * @param schema its description
 */
public record ReplacedStates(String address, DocumentValue schema) {

	/**
	 * Have a provider read all of them, and take them over from the one that is replaced.
	 * @param provider the provider
	 * @return what went wrong, a sentence each
	 */
	public List<String> unreadBy(ProviderService provider) {
		List<String> problems = new ArrayList<>();
		this.schema.member("resource_schemas")
			.members((node) -> node)
			.forEach((type, node) -> check(provider, type, node, problems));
		return problems;
	}

	private void check(ProviderService provider, String oldType, DocumentValue node, List<String> problems) {
		String prefix = provider.runtime().definition().name();
		String type = prefix + oldType.substring(Math.max(oldType.indexOf('_'), 0));
		ResourceType<?> own = provider.runtime().resource(type).orElse(null);
		if (own == null) {
			problems.add("There is no " + type + ".");
			return;
		}
		long version = node.number("version");
		ValueCodec codec = ValueCodec.of(own.type());
		for (boolean full : new boolean[] { true, false }) {
			String json = JsonTree.indented(object(node.member("block"), full));
			Tfplugin6.RawState raw = Tfplugin6.RawState.newBuilder()
				.setJson(ByteString.copyFrom(json, StandardCharsets.UTF_8))
				.build();
			Tfplugin6.UpgradeResourceState.Response read = provider.answer(ProviderGrpc.getUpgradeResourceStateMethod(),
					Tfplugin6.UpgradeResourceState.Request.newBuilder()
						.setTypeName(type)
						.setVersion(version)
						.setRawState(raw)
						.build());
			compare("state of " + oldType, json, codec, read.getDiagnosticsList(),
					read.getUpgradedState().getMsgpack().toByteArray(), problems);
			Tfplugin6.MoveResourceState.Response moved = provider.answer(ProviderGrpc.getMoveResourceStateMethod(),
					Tfplugin6.MoveResourceState.Request.newBuilder()
						.setSourceProviderAddress(this.address)
						.setSourceTypeName(oldType)
						.setSourceSchemaVersion(version)
						.setSourceState(raw)
						.setTargetTypeName(type)
						.build());
			compare("moved state of " + oldType, json, codec, moved.getDiagnosticsList(),
					moved.getTargetState().getMsgpack().toByteArray(), problems);
		}
	}

	private static void compare(String what, String json, ValueCodec codec, List<Tfplugin6.Diagnostic> diagnostics,
			byte[] answer, List<String> problems) {
		if (!diagnostics.isEmpty() || answer.length == 0) {
			problems.add("The " + what + " cannot be read: "
					+ diagnostics.stream().map((each) -> each.getSummary() + ": " + each.getDetail()).toList());
			return;
		}
		TerraformValue expected = codec.readState(json.getBytes(StandardCharsets.UTF_8));
		TerraformValue actual = codec.read(answer);
		if (!expected.equals(actual)) {
			problems.add("The " + what + " became " + actual + " instead of " + expected + ".");
		}
	}

	private static Map<String, @Nullable Object> object(DocumentValue block, boolean full) {
		Map<String, @Nullable Object> members = new TreeMap<>();
		block.member("attributes")
			.members((node) -> node)
			.forEach((name, attribute) -> members.put(name,
					(full && !attribute.flag("write_only")) ? attribute(attribute) : null));
		block.member("block_types").members((node) -> node).forEach((name, nested) -> {
			String nesting = nested.word("nesting_mode");
			boolean there = full || nesting.equals("group");
			members.put(name, there ? collection(nesting, object(nested.member("block"), full)) : empty(nesting));
		});
		return members;
	}

	private static @Nullable Object empty(String nesting) {
		return switch (nesting) {
			case "list", "set" -> List.of();
			case "map" -> Map.of();
			default -> null;
		};
	}

	private static Object attribute(DocumentValue attribute) {
		DocumentValue nested = attribute.member("nested_type");
		return nested.isMissing() ? value(attribute.member("type"))
				: collection(nested.word("nesting_mode"), object(nested, true));
	}

	private static Object collection(String nesting, Object element) {
		return switch (nesting) {
			case "list", "set" -> List.of(element);
			case "map" -> Map.of("a", element);
			default -> element;
		};
	}

	private static Object value(DocumentValue type) {
		if (!type.isArray()) {
			return switch (type.word()) {
				case "number" -> 7.5;
				case "bool" -> true;
				case "dynamic" -> new TreeMap<>(Map.of("type", "string", "value", "text"));
				default -> "text";
			};
		}
		List<DocumentValue> parts = type.typeParts();
		DocumentValue inner = parts.get(1);
		return switch (parts.get(0).word()) {
			case "object" -> inner.members(ReplacedStates::value);
			case "tuple" -> inner.elements(ReplacedStates::value);
			default -> collection(parts.get(0).word(), value(inner));
		};
	}

}
