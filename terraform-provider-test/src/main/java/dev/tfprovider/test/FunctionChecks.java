/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.schema.FunctionSchema;
import dev.tfprovider.test.internal.engine.value.ExampleValues;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that the functions of a provider answer every call, and equal calls equally.
 *
 * @param provider the provider
 */
record FunctionChecks(ConnectedProvider provider) {

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		Map<String, FunctionSchema> functions = FunctionSchema.of(this.provider.schema().getFunctionsMap());
		if (functions.isEmpty()) {
			return checks;
		}
		checks.add(new Check("functions", "schema and list agree", this::agree));
		functions.forEach((name, function) -> {
			checks.add(new Check("functions", "the signature of " + name + " is legal",
					() -> assertThat(function.problems()).as("what Terraform refuses").isEmpty()));
			checks.add(new Check("functions", name + " gives equal results for equal arguments",
					() -> assertThat(call(function, examples(function)))
						.isEqualTo(call(function, examples(function)))));
			checks.add(
					new Check("functions", name + " stands null, unknown and wrong arguments", () -> stands(function)));
		});
		checks.add(new Check("functions", "a function that is not there is an error of the call",
				() -> assertThat(this.provider.client()
					.callFunction(Tfplugin6.CallFunction.Request.newBuilder().setName("no_such_function").build())
					.hasError()).isTrue()));
		return checks;
	}

	private void agree() {
		assertThat(this.provider.client()
			.getFunctions(Tfplugin6.GetFunctions.Request.getDefaultInstance())
			.getFunctionsMap()).as("the answer to GetFunctions").isEqualTo(this.provider.schema().getFunctionsMap());
	}

	private void stands(FunctionSchema function) {
		int number = function.all().size();
		call(function, List.of());
		for (int i = 0; i < number; i++) {
			TerraformType type = function.all().get(i).type();
			for (Tfplugin6.DynamicValue hostile : List.of(new HostCodec(type).write(TerraformValue.ofNull(type)),
					new HostCodec(type).write(TerraformValue.unknown(type)),
					Tfplugin6.DynamicValue.getDefaultInstance())) {
				List<Tfplugin6.DynamicValue> arguments = new ArrayList<>(examples(function));
				arguments.set(i, hostile);
				call(function, arguments);
			}
		}
		List<Tfplugin6.DynamicValue> many = new ArrayList<>(examples(function));
		for (int i = 0; i < 100 && !many.isEmpty(); i++) {
			many.add(many.get(many.size() - 1));
		}
		call(function, many);
		for (ByteString bytes : HostileBytes.all()) {
			List<Tfplugin6.DynamicValue> arguments = new ArrayList<>(examples(function));
			arguments.replaceAll((argument) -> Tfplugin6.DynamicValue.newBuilder().setMsgpack(bytes).build());
			call(function, arguments);
		}
		this.provider.assertServes();
	}

	/**
	 * Call a function, which fails the check if it gives a gRPC error.
	 * @return result or error
	 */
	private Tfplugin6.CallFunction.Response call(FunctionSchema function, List<Tfplugin6.DynamicValue> arguments) {
		Tfplugin6.CallFunction.Response response = this.provider.client()
			.callFunction(Tfplugin6.CallFunction.Request.newBuilder()
				.setName(function.name())
				.addAllArguments(arguments)
				.build());
		if (response.hasError()) {
			assertThat(response.getError().getText()).as("the text of the error").isNotBlank();
		}
		else {
			assertThat(new HostCodec(function.returnType()).read(response.getResult())).as("the result").isNotNull();
		}
		return response;
	}

	private static List<Tfplugin6.DynamicValue> examples(FunctionSchema function) {
		return function.all()
			.stream()
			.map((parameter) -> new HostCodec(parameter.type()).write(ExampleValues.of(parameter.type())))
			.toList();
	}

}
