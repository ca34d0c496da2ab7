/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.function.FunctionArgumentException;
import dev.tfprovider.function.FunctionParameter;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Functions as hosts ask for and call them.
 */
class FunctionRpcTests {

	private static final TerraformType STRING = TerraformType.STRING;

	private static final ObjectType LABEL = ObjectType.of(Map.of("key", STRING, "value", STRING));

	private static final TerraformType NUMBER = TerraformType.NUMBER;

	private final Code code = new Code();

	private final Served served = new Served(ProviderDefinition.builder("acme").functions(this.code).build());

	private final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	@Test
	void schemaMetadataAndListAgree() {
		Map<String, Tfplugin6.Function> functions = this.client
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance())
			.getFunctionsMap();
		assertThat(functions).hasSize(17);
		assertThat(this.client.getFunctions(Tfplugin6.GetFunctions.Request.getDefaultInstance()).getFunctionsMap())
			.isEqualTo(functions);
		assertThat(this.client.getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance()).getFunctionsList())
			.extracting(Tfplugin6.GetMetadata.FunctionMetadata::getName)
			.containsExactlyElementsOf(functions.keySet().stream().sorted().toList());
	}

	@Test
	void signatureAsBytes() {
		Tfplugin6.Function join = this.client.getFunctions(Tfplugin6.GetFunctions.Request.getDefaultInstance())
			.getFunctionsOrThrow("join");
		// parameters=1{name=1, type=2, description=5, kind=6}, variadic=2, return=3,
		// summary=4
		byte[] expected = bytes("0a 19", "0a 04", text("with"), "12 08", text("\"string\""), "2a 05", text("Glue."),
				"30 01", "12 13", "0a 05", text("texts"), "12 08", text("\"string\""), "18 01", "1a 0a", "0a 08",
				text("\"string\""), "22 0b", text("Joins texts"), "2a 0c", text("Joins texts."), "30 01");
		assertThat(HexFormat.ofDelimiter(" ").formatHex(join.toByteArray()))
			.isEqualTo(HexFormat.ofDelimiter(" ").formatHex(expected));
	}

	@Test
	void callAsBytes() {
		byte[] request = bytes("0a 04", text("join"), "12 04", "0a 02", "a1 2d", "12 04", "0a 02", "a1 61", "12 04",
				"0a 02", "a1 62");
		Tfplugin6.CallFunction.Response response = this.client.callFunction(parse(request));
		assertThat(response.toByteArray()).isEqualTo(bytes("0a 06", "0a 04", "a3 61 2d 62"));
	}

	@Test
	void errorAsBytes() {
		byte[] request = bytes("0a 04", text("fail"), "12 04", "0a 02", "a1 61");
		Tfplugin6.CallFunction.Response response = this.client.callFunction(parse(request));
		assertThat(response.toByteArray()).isEqualTo(bytes("12 07", "0a 03", text("bad"), "10 00"));
	}

	@Test
	void nullArrivesAsNilOrAsAnEmptyValue() {
		assertThat(result(STRING, "join", string("-"), string("a"), value(STRING, TerraformValue.ofNull(STRING))))
			.isEqualTo("\"a-null\"");
		assertThat(result(STRING, "join", string("-"), Tfplugin6.DynamicValue.getDefaultInstance()))
			.isEqualTo("\"null\"");
		assertThat(result(TerraformType.DYNAMIC, "same", Tfplugin6.DynamicValue.getDefaultInstance()))
			.isEqualTo("null");
	}

	@Test
	void nullAndUnknownThatNoHostSendsAreAnswered() {
		assertThat(error("fail", Tfplugin6.DynamicValue.getDefaultInstance())).isEqualTo("0: must not be null");
		assertThat(result(STRING, "fail", value(STRING, TerraformValue.unknown(STRING))))
			.isEqualTo("(known after apply)");
		assertThat(this.code.calls).isZero();
	}

	@Test
	void valueTakesWhatIsUnknown() {
		assertThat(result(STRING, "state", value(STRING, TerraformValue.unknown(STRING)))).isEqualTo("\"unknown\"");
		assertThat(result(STRING, "state", value(STRING, TerraformValue.ofNull(STRING)))).isEqualTo("\"null\"");
		assertThat(result(STRING, "state", string(""))).isEqualTo("\"known \"");
	}

	@Test
	void elementsThatMayBeUnknownAreTaken() {
		Tfplugin6.DynamicValue texts = value(TerraformType.list(STRING),
				TerraformValue.list(STRING, List.of(TerraformValue.string("a"), TerraformValue.unknown(STRING))));
		assertThat(result(NUMBER, "count_known", texts)).isEqualTo("1");
		assertThat(result(NUMBER, "count_known",
				value(TerraformType.list(STRING), TerraformValue.unknown(TerraformType.list(STRING)))))
			.isEqualTo("(known after apply)");
		assertThat(result(STRING, "label", label(TerraformValue.string("k"), TerraformValue.unknown(STRING))))
			.isEqualTo("\"k=?\"");
		assertThat(result(STRING, "label", label(TerraformValue.unknown(STRING), TerraformValue.string("v"))))
			.isEqualTo("(known after apply)");
		assertThat(result(NUMBER, "count_pairs", texts, value(STRING, TerraformValue.unknown(STRING))))
			.isEqualTo("(known after apply)");
		assertThat(result(NUMBER, "count_pairs", texts, string("x"))).isEqualTo("2");
	}

	private static Tfplugin6.DynamicValue label(TerraformValue key, TerraformValue value) {
		return value(LABEL, TerraformValue.object(LABEL, Map.of("key", key, "value", value)));
	}

	@Test
	void hostsAreToldThatElementsMayBeUnknown() {
		Map<String, Tfplugin6.Function> functions = this.client
			.getFunctions(Tfplugin6.GetFunctions.Request.getDefaultInstance())
			.getFunctionsMap();
		assertThat(List.of("count_known", "label", "state"))
			.allSatisfy((name) -> assertThat(functions.get(name).getParameters(0).getAllowUnknownValues()).isTrue());
		assertThat(functions.get("count").getParameters(0).getAllowUnknownValues()).isFalse();
		assertThat(functions.get("count_pairs").getParameters(1).getAllowUnknownValues()).isFalse();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			2026-01-01                | "2026-01-01 PT24H 1 low"
			2026-01-01, null          | "2026-01-01 PT24H 1 low"
			2026-01-01, 1h            | "2026-01-01 PT1H 1 low"
			2026-01-01, 1h, 7         | "2026-01-01 PT1H 7 low"
			2026-01-01, 1h, #7        | "2026-01-01 PT1H 7 low"
			2026-01-01, null, #2      | "2026-01-01 PT24H 2 low"
			2026-01-01, 1h, 7, high   | "2026-01-01 PT1H 7 high"
			""")
	void optionalArguments(String arguments, String expected) {
		assertThat(result(STRING, "shift", options(arguments))).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			2026-01-01, 1x                | 1: "by": Invalid value "1x": must be a duration such as "1h30m" or "PT1H30M"
			2026-01-01, 1h, many          | 2: "times": number required
			2026-01-01, 1h, 1, top        | 3: "level": Invalid value "top": must be one of "low", "high"
			2026-01-01, 1h, 1, low, 5, 6  | 4: at most 4 arguments are allowed, but 6 given
			""")
	void wrongOptionalArguments(String arguments, String expected) {
		assertThat(error("shift", options(arguments))).isEqualTo(expected);
	}

	/**
	 * Return the first argument as a string, and all others as optional ones of any type.
	 */
	private static Tfplugin6.DynamicValue[] options(String arguments) {
		String[] texts = arguments.split(", ");
		return IntStream.range(0, texts.length).mapToObj((index) -> {
			String text = texts[index];
			if (index == 0) {
				return string(text);
			}
			if (text.equals("null")) {
				return value(TerraformType.DYNAMIC, TerraformValue.ofNull(TerraformType.DYNAMIC));
			}
			return value(TerraformType.DYNAMIC, text.startsWith("#")
					? TerraformValue.number(Long.parseLong(text.substring(1))) : TerraformValue.string(text));
		}).toArray(Tfplugin6.DynamicValue[]::new);
	}

	@Test
	void wrongNumbersOfArgumentsAreErrors() {
		assertThat(error("join")).isEqualTo("1 argument is required, but 0 given");
		assertThat(error("fail", string("a"), string("b"))).isEqualTo("1: at most 1 argument is allowed, but 2 given");
	}

	@Test
	void unknownFunctionIsAnError() {
		assertThat(error("nope")).isEqualTo("this provider has no function \"nope\"");
	}

	@ParameterizedTest
	@CsvSource({ "c1", "ff", "92 a1 61", "a1", "00", "c7 00 0c" })
	void whatIsNoStringIsAnErrorOfTheArgument(String bytes) {
		Tfplugin6.DynamicValue hostile = Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(bytes(bytes)))
			.build();
		Tfplugin6.CallFunction.Response response = call("join", string("-"), string("a"), hostile);
		if (bytes.equals("c7 00 0c")) {
			assertThat(response.hasError()).isFalse();
			return;
		}
		assertThat(response.getError().getFunctionArgument()).isEqualTo(2);
		assertThat(response.getError().getText()).startsWith("the value does not fit the parameter: ");
	}

	@Test
	void tenThousandArguments() {
		Tfplugin6.DynamicValue[] arguments = IntStream.range(0, 10_000)
			.mapToObj((index) -> value(NUMBER, TerraformValue.number(index)))
			.toArray(Tfplugin6.DynamicValue[]::new);
		assertThat(result(NUMBER, "sum", arguments)).isEqualTo("49995000");
		assertThat(result(NUMBER, "sum")).isEqualTo("0");
		arguments[9_999] = value(NUMBER, TerraformValue.number(-1));
		assertThat(error("sum", arguments)).isEqualTo("9999: must not be negative");
	}

	@Test
	void errorsNameArguments() {
		assertThat(error("fail", string("elsewhere"))).isEqualTo("\"other\": bad");
		assertThat(error("fail", string("path"))).isEqualTo("0: Wrong: wrong in every way");
		assertThat(error("fail", string("illegal"))).isEqualTo("no such thing");
		assertThat(error("fail", string("plain"))).isEqualTo("Nothing works: At all");
		assertThat(error("fail", string("bug"))).startsWith(
				"Could not call function fail: java.lang.IllegalStateException: broken\n\nRun with TF_LOG_PROVIDER");
	}

	@Test
	void resultsThatAreNoneAreErrors() {
		assertThat(error("nothing")).isEqualTo("Invalid result: The result is null, but the result of nothing is not "
				+ "@Nullable. This is a bug in the provider, please report it to its developers");
	}

	@Test
	void secretsAreHidden() {
		assertThat(error("login", string("hunter2"))).isEqualTo("0: *** is too short");
		assertThat(error("connect", Served.value(Code.ENDPOINT, "{\"host\":\"h\",\"token\":\"t0p-secret\"}")))
			.isEqualTo("cannot connect to h with ***");
	}

	@Test
	void recordsKeepTheirTypes() {
		Tfplugin6.CallFunction.Response response = call("endpoint", string("h"));
		assertThat(Values6.read(ValueCodec.of(Code.ENDPOINT), response.getResult()).toString())
			.isEqualTo("{host=\"h\", token=\"none\"}");
	}

	@Test
	void anythingKeepsItsType() {
		TerraformValue tuple = TerraformValue
			.tuple(List.of(TerraformValue.string("a"), TerraformValue.number(1), TerraformValue.unknown(NUMBER)));
		Tfplugin6.DynamicValue any = value(TerraformType.DYNAMIC, tuple);
		assertThat(call("same", any).getResult()).isEqualTo(any);
	}

	@Test
	void callsInParallelAreKeptApart() throws Exception {
		List<Future<String>> results;
		var threads = Executors.newFixedThreadPool(8);
		try {
			results = threads.invokeAll(IntStream
				.range(0, 200).<java.util.concurrent.Callable<String>>mapToObj(
						(index) -> () -> result(STRING, "join", string("-"), string("" + index), string("x")))
				.toList());
		}
		finally {
			threads.shutdown();
		}
		for (int i = 0; i < results.size(); i++) {
			assertThat(results.get(i).get()).isEqualTo("\"" + i + "-x\"");
		}
	}

	@Test
	void stopInterruptsACall() throws Exception {
		var thread = Executors.newSingleThreadExecutor();
		try {
			Future<String> call = thread.submit(() -> error("hang"));
			this.code.hanging.await();
			this.client.stopProvider(Tfplugin6.StopProvider.Request.getDefaultInstance());
			assertThat(call.get()).isEqualTo("Operation cancelled: The attempt to call function hang was interrupted "
					+ "because Terraform was asked to stop");
		}
		finally {
			thread.shutdownNow();
		}
	}

	@Test
	void callsEndAtTheirTimeLimit() {
		assertThat(error("hang_briefly"))
			.isEqualTo("Could not call function hang_briefly in time: It did not end within "
					+ "0.01s, the limit that the provider sets");
	}

	@Test
	void nothingIsConfigured() {
		assertThat(result(STRING, "join", string("-"), string("before"))).isEqualTo("\"before\"");
	}

	private static Tfplugin6.CallFunction.Request parse(byte[] request) {
		try {
			return Tfplugin6.CallFunction.Request.parseFrom(request);
		}
		catch (com.google.protobuf.InvalidProtocolBufferException ex) {
			throw new AssertionError(ex);
		}
	}

	private static String text(String text) {
		return HexFormat.ofDelimiter(" ").formatHex(text.getBytes(StandardCharsets.UTF_8));
	}

	private static byte[] bytes(String... hex) {
		return HexFormat.of()
			.parseHex(Arrays.stream(hex).map((part) -> part.replace(" ", "")).collect(Collectors.joining()));
	}

	private static Tfplugin6.DynamicValue string(String text) {
		return value(STRING, TerraformValue.string(text));
	}

	private static Tfplugin6.DynamicValue value(TerraformType type, TerraformValue value) {
		return Values6.write(ValueCodec.of(type), value);
	}

	private Tfplugin6.CallFunction.Response call(String name, Tfplugin6.DynamicValue... arguments) {
		return this.client.callFunction(
				Tfplugin6.CallFunction.Request.newBuilder().setName(name).addAllArguments(List.of(arguments)).build());
	}

	private String result(TerraformType type, String name, Tfplugin6.DynamicValue... arguments) {
		Tfplugin6.CallFunction.Response response = call(name, arguments);
		assertThat(response.getError().getText()).isEmpty();
		return Values6.read(ValueCodec.of(type), response.getResult()).toString();
	}

	private String error(String name, Tfplugin6.DynamicValue... arguments) {
		Tfplugin6.CallFunction.Response response = call(name, arguments);
		assertThat(response.hasError()).isTrue();
		assertThat(response.hasResult()).isFalse();
		return (response.getError().hasFunctionArgument() ? response.getError().getFunctionArgument() + ": " : "")
				+ response.getError().getText();
	}

	record Label(String key, Value<String> value) {

	}

	enum Level {

		LOW, HIGH

	}

	record Endpoint(String host, @Sensitive String token) {

	}

	static class Code {

		static final dev.tfprovider.value.ObjectType ENDPOINT = dev.tfprovider.value.ObjectType
			.of(Map.of("host", TerraformType.STRING, "token", TerraformType.STRING));

		private final CountDownLatch hanging = new CountDownLatch(1);

		private volatile int calls;

		@TerraformFunction(summary = "Joins texts", description = "Joins texts.")
		String join(@FunctionParameter(description = "Glue") String with, @Nullable String... texts) {
			return Arrays.stream(texts).map(String::valueOf).collect(Collectors.joining(with));
		}

		@TerraformFunction
		String fail(String how) {
			this.calls++;
			switch (how) {
				case "elsewhere" -> throw new FunctionArgumentException("other", "bad.");
				case "path" -> throw new DiagnosticException(AttributePath.root("how"), "Wrong", "wrong in every way.");
				case "illegal" -> throw new IllegalArgumentException("no such thing");
				case "plain" -> throw new DiagnosticException("Nothing works", "At all.");
				case "bug" -> throw new IllegalStateException("broken");
				default -> throw new FunctionArgumentException("how", "bad");
			}
		}

		@TerraformFunction
		String state(Value<String> value) {
			return value.isUnknown() ? "unknown" : value.isNull() ? "null" : "known " + value.get();
		}

		@TerraformFunction
		String shift(String date, @Default("24h") Duration by, @Default("1") int times, @Default("low") Level level) {
			return date + " " + by + " " + times + " " + level.name().toLowerCase(java.util.Locale.ROOT);
		}

		@TerraformFunction
		long sum(long... numbers) {
			for (int i = 0; i < numbers.length; i++) {
				if (numbers[i] < 0) {
					throw new FunctionArgumentException("numbers", i, "must not be negative");
				}
			}
			return Arrays.stream(numbers).sum();
		}

		@TerraformFunction
		@Nullable TerraformValue same(@Nullable TerraformValue any) {
			return any;
		}

		@TerraformFunction
		@SuppressWarnings("NullAway")
		String nothing() {
			return null;
		}

		@TerraformFunction
		String login(@Sensitive String password) {
			throw new FunctionArgumentException("password", password + " is too short");
		}

		@TerraformFunction
		String connect(Endpoint endpoint) {
			throw new IllegalArgumentException("cannot connect to " + endpoint.host() + " with " + endpoint.token());
		}

		@TerraformFunction
		Endpoint endpoint(String host) {
			return new Endpoint(host, "none");
		}

		@TerraformFunction
		String hang() throws InterruptedException {
			this.hanging.countDown();
			Thread.sleep(60_000);
			return "";
		}

		@TerraformFunction(timeout = "10ms")
		String hangBriefly() throws InterruptedException {
			Thread.sleep(60_000);
			return "";
		}

		@TerraformFunction
		long countKnown(List<Value<String>> texts) {
			return texts.stream().filter((text) -> !text.isUnknown()).count();
		}

		@TerraformFunction
		long countPairs(List<Value<String>> texts, String with) {
			return texts.size();
		}

		@TerraformFunction
		String label(Label label) {
			return label.key() + "=" + (label.value().isUnknown() ? "?" : label.value().get());
		}

		@TerraformFunction
		List<String> split(String text) {
			return List.of(text.split(","));
		}

		@TerraformFunction
		Map<String, Integer> count(List<String> texts) {
			return texts.stream().collect(Collectors.toMap((text) -> text, String::length, Integer::sum));
		}

	}

}
