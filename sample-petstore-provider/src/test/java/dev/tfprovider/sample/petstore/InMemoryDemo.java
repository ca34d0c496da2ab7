/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.FunctionTester;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.QueryRun;
import dev.tfprovider.test.run.TerraformRun;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Shows what {@code ./demo} shows where there is no CLI: the packaged provider, launched
 * by Terraform in memory. It is run from this file, so that no other test has to be
 * compiled for it.
 */
public final class InMemoryDemo {

	private static final String REX = "petstore_pet.rex";

	private static final String STRAY = "petstore_pet.stray";

	private static final String ORDER = "petstore_order.first";

	private static final String USER = "petstore_user.ada";

	private static final String FEED = "action.petstore_feed.stray";

	private static final Pattern ID = Pattern.compile("\"id\":(\\d+)");

	private final InMemoryTerraform terraform;

	private final String endpoint;

	private final String bold;

	private final String plain;

	private int step;

	private InMemoryDemo(InMemoryTerraform terraform, String endpoint, int step, boolean coloured) {
		this.terraform = terraform;
		this.endpoint = endpoint;
		this.step = step;
		this.bold = coloured ? "\u001b[1;36m" : "";
		this.plain = coloured ? "\u001b[0m" : "";
	}

	/**
	 * Run the demo.
	 * @param arguments the launcher of the provider, the address of the API, the number
	 * of the step before, and whether to print in colour
	 */
	public static void main(String[] arguments) {
		Path launcher = Path.of(arguments[0]);
		Map<String, String> environment = Map.of("PETSTORE_ENDPOINT", arguments[1]);
		int status = 0;
		try (InMemoryTerraform terraform = InMemoryTerraform.launch("example.com/acme/petstore",
				List.of(launcher.toString()), environment)) {
			InMemoryDemo demo = new InMemoryDemo(terraform, arguments[1], Integer.parseInt(arguments[2]),
					Boolean.parseBoolean(arguments[3]));
			try {
				demo.run();
			}
			catch (AssertionError | Exception ex) {
				System.err.printf("%ndemo: step %d failed: %s%n", demo.step, ex.getMessage());
				status = 1;
			}
		}
		System.exit(status);
	}

	private void run() throws IOException, InterruptedException {
		Configuration configuration = pets("Rex", "dog", 1);
		heading("validate");
		show(configuration);
		assertThat(done("validate", this.terraform.validate(configuration))).succeeded();

		heading("plan");
		assertThat(done("plan", this.terraform.plan(configuration))).plans(REX, Action.CREATE)
			.plans(ORDER, Action.CREATE)
			.plans(USER, Action.CREATE)
			.hidesValue(USER, "password");

		heading("apply");
		assertThat(done("apply", this.terraform.apply(configuration))).succeeded().hasResources(REX, ORDER, USER);

		heading("plan again: nothing is left to do");
		assertThat(done("plan", this.terraform.plan(configuration))).hasNoChanges();

		heading("Change the pet's name and the size of the order");
		configuration = pets("Max", "dog", 2);
		show(configuration);
		assertThat(done("apply", this.terraform.apply(configuration))).succeeded()
			.plans(REX, Action.UPDATE)
			.plans(ORDER, Action.UPDATE);

		heading("Change what cannot be changed: a dog becomes a cat, and its order goes with it");
		configuration = pets("Max", "cat", 2);
		show(configuration);
		assertThat(done("apply", this.terraform.apply(configuration))).succeeded()
			.plans(REX, Action.REPLACE)
			.plans(ORDER, Action.REPLACE);

		heading("Import a pet that somebody else has made");
		String stray = "{\"name\":\"%s\",\"status\":\"pending\",\"tags\":[{\"name\":\"small\"}]}";
		String id = id(http("POST", "/pet", stray.formatted("Stray")));
		configuration = configuration.with(STRAY,
				Map.of("name", "Stray", "status", "pending", "tags", List.of("small")));
		show(configuration);
		this.terraform.write(configuration);
		assertThat(done("import " + STRAY + " " + id, this.terraform.importResource(STRAY, id))).succeeded();
		assertThat(done("plan", this.terraform.plan(configuration))).hasNoChanges();

		heading("Ask a data source");
		configuration = configuration.with("data.petstore_pets.small",
				Map.of("tag", "small", "depends_on", List.of(REX, STRAY)));
		show(configuration);
		TerraformRun asked = done("apply", this.terraform.apply(configuration));
		assertThat(asked).succeeded().hasNoChanges();
		say("data.petstore_pets.small.pets = " + asked.attribute("data.petstore_pets.small", "pets"));
		assertThat(asked.attribute("data.petstore_pets.small", "pets").toString()).contains("Max", "Stray");

		heading("Call functions of the provider");
		call("tag", "Good with Children", "good-with-children");
		call("grams", "4.2 kg", "4200");

		heading("Open a token, let a provider use it, and revoke it");
		configuration = configuration.with("ephemeral.petstore_access_token.ci", Map.of("purpose", "ci"))
			.withProvider("by_token",
					Map.of("api_key", Configuration.expression("ephemeral.petstore_access_token.ci.token")))
			.with("petstore_pet.guest", Map.of("name", "Guest", "provider", "petstore.by_token"));
		show(configuration);
		assertThat(done("apply", this.terraform.apply(configuration))).succeeded();
		assertThat(http("GET", "/token", "")).isEqualTo("[]");

		heading("Query: list the small pets");
		QueryRun query = this.terraform.query(ListBlock.of("petstore_pet", "small").config(Map.of("tag", "small")));
		say("Found: " + query.names());
		assertThat(query.names()).contains("Max", "Stray");

		heading("Drift: somebody renames the pet behind the CLI's back");
		http("PUT", "/pet/" + id, stray.formatted("Lucky"));
		TerraformRun drifted = done("plan", this.terraform.plan(configuration));
		say("name: " + drifted.change(STRAY).before("name") + " -> " + drifted.planned(STRAY, "name"));
		assertThat(drifted).plans(STRAY, Action.UPDATE).plansValue(STRAY, "name", "Stray");
		assertThat(drifted.change(STRAY).before("name")).isEqualTo("Lucky");
		assertThat(done("apply", this.terraform.apply(configuration))).succeeded();
		assertThat(done("plan", this.terraform.plan(configuration))).hasNoChanges();

		heading("Invoke an action");
		configuration = configuration.with(FEED, Map.of("config",
				Map.of("pet_id", Configuration.expression("petstore_pet.stray.id"), "food", "oats", "portions", 2)));
		show(configuration);
		this.terraform.write(configuration);
		assertThat(done("apply -invoke=" + FEED, this.terraform.invoke(FEED))).succeeded()
			.hasProgress(FEED, "Portion 1 of 2: oats", "Portion 2 of 2: oats");
		assertThat(http("GET", "/pet/" + id + "/feeding", "")).contains("\"number\":2,\"food\":\"oats\"");

		heading("destroy");
		assertThat(done("destroy", this.terraform.destroy())).succeeded().hasResources();
		assertThat(http("GET", "/pet", "")).isEqualTo("[]");
		System.out.printf("%n%sAll %d steps did what they should.%s%n", this.bold, this.step, this.plain);
	}

	private static Configuration pets(String name, String category, int quantity) {
		return Configuration
			.of(REX, Map.of("name", name, "category", Map.of("name", category), "tags",
					List.of("house-trained", "small")))
			.with(ORDER, Map.of("pet_id", Configuration.expression("petstore_pet.rex.id"), "quantity", quantity))
			.with(USER, Map.of("username", "ada", "first_name", "Ada", "last_name", "Lovelace", "email",
					"ada@example.com", "password", "correct horse"));
	}

	private void heading(String text) {
		this.step++;
		System.out.printf("%n%s%d. %s%s%n", this.bold, this.step, text, this.plain);
	}

	private static void say(String text) {
		System.out.println(text);
	}

	private static void show(Configuration configuration) {
		say("main.tf.json:");
		System.out.print(configuration.toJson("petstore").stripTrailing().indent(4));
	}

	/**
	 * Tell what a command came to.
	 */
	private static TerraformRun done(String command, TerraformRun run) {
		say("> " + command);
		run.changes()
			.stream()
			.filter((change) -> change.action() != Action.NO_OP)
			.forEach((change) -> say("  " + change.address() + ": " + change.action()));
		run.diagnostics().forEach((diagnostic) -> say("  " + diagnostic));
		run.invocations().forEach((action) -> action.progress().forEach((progress) -> say("  " + progress)));
		Map<String, Integer> calls = new TreeMap<>();
		run.calls().forEach((call) -> calls.merge(call, 1, Integer::sum));
		say("  calls of the provider: " + calls);
		return run;
	}

	private void call(String name, Object argument, String expected) {
		FunctionTester.Outcome outcome = this.terraform.function(name).call(argument);
		Supplier<String> text = () -> "provider::petstore::%s(\"%s\")".formatted(name, argument);
		assertThat(outcome.succeeded()).as(text).isTrue();
		say(text.get() + " = " + outcome.value());
		assertThat(String.valueOf(outcome.value())).isEqualTo(expected);
	}

	/**
	 * Talk to the API as anybody else would.
	 */
	private String http(String method, String path, String body) throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(URI.create(this.endpoint + path))
			.header("Content-Type", "application/json")
			.method(method, HttpRequest.BodyPublishers.ofString(body))
			.build();
		HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
		say(method + " " + path + ": " + response.body());
		assertThat(response.statusCode()).as("status of " + method + " " + path).isLessThan(300);
		return response.body();
	}

	private static String id(String pet) {
		Matcher id = ID.matcher(pet);
		assertThat(id.find()).as("an id in " + pet).isTrue();
		return id.group(1);
	}

}
