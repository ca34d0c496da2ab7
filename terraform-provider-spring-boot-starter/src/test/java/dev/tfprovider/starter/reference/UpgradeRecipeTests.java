/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.Yaml;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The recipes that move sources of a provider to this version lead to what there is, and
 * leave out nothing that is gone.
 */
class UpgradeRecipeTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Path RECIPES = ROOT
		.resolve("terraform-provider-tools/src/main/resources/META-INF/rewrite/terraform-provider.yml");

	/**
	 * Made by {@link ApiNames} from the sources that the recipe starts from.
	 */
	private static final Path BEFORE = Path
		.of("src/test/resources/dev/tfprovider/starter/reference/api-before-0.1.txt");

	private static final Pattern METHOD = Pattern.compile("(\\S+) (\\w+)\\(.*\\)");

	private static ApiNames api;

	private static ApiNames before;

	private static final List<Item> items = new ArrayList<>();

	/**
	 * Types and packages by their names in the sources that the recipe starts from.
	 */
	private static Renames renames;

	@BeforeAll
	static void read() throws IOException {
		api = ApiNames.of(ROOT);
		before = ApiNames.read(BEFORE);
		try (Reader reader = Files.newBufferedReader(RECIPES)) {
			for (Object recipe : new Yaml().loadAll(reader)) {
				for (Object item : (List<?>) ((Map<?, ?>) recipe).get("recipeList")) {
					((Map<?, ?>) item).forEach((name, options) -> items.add(Item.of(name, options)));
				}
			}
		}
		renames = Renames.of(items);
	}

	@Test
	void typesHaveTheirNewNamesAndNoOldOnes() {
		List<String> problems = new ArrayList<>();
		renames.types().forEach((old, now) -> {
			if (!api.types().contains(now)) {
				problems.add("there is no " + now);
			}
			if (api.types().contains(old)) {
				problems.add("there still is " + old);
			}
		});
		renames.packages().forEach((old, now) -> {
			if (api.types().stream().noneMatch((type) -> type.startsWith(now + "."))) {
				problems.add("nothing is in " + now);
			}
			if (api.types().stream().anyMatch((type) -> type.startsWith(old + "."))) {
				problems.add("something still is in " + old);
			}
		});
		assertThat(problems).isEmpty();
	}

	@Test
	void resourceThatUpdatesImplementsIt() {
		assertThat(replaced("""
				import dev.tfprovider.resource.ManagedResource;
				import dev.tfprovider.resource.ResourceData;

				class PetResource implements ManagedResource<Pet>, ImportableResource<Pet> {

					@Override
					public Pet update(ResourceData<Pet> data) {
						return data.plan();
					}

				}
				""")).isEqualTo("""
				import dev.tfprovider.resource.UpdatableResource;
				import dev.tfprovider.resource.ResourceData;

				class PetResource implements UpdatableResource<Pet>, ImportableResource<Pet> {

					@Override
					public Pet update(ResourceData<Pet> data) {
						return data.plan();
					}

				}
				""");
	}

	@Test
	void resourceOfKotlinThatUpdatesImplementsIt() {
		assertThat(replaced("""
				import dev.tfprovider.resource.ManagedResource

				class PetResource(private val store: Store) : ManagedResource<PetResource.Pet> {
					override fun update(data: ResourceData<Pet>): Pet = data.plan()
				}
				""")).isEqualTo("""
				import dev.tfprovider.resource.UpdatableResource

				class PetResource(private val store: Store) : UpdatableResource<PetResource.Pet> {
					override fun update(data: ResourceData<Pet>): Pet = data.plan()
				}
				""");
	}

	@ParameterizedTest
	@ValueSource(strings = { "final ", "@Valid ", "@NonNull final ", "\n\t\t\tfinal " })
	void resourceWhoseParameterHasModifiersImplementsIt(String modifiers) {
		String source = """
				class PetResource implements ManagedResource<Pet> {

					public Pet update(%sResourceData<Pet> data) {
						return data.plan();
					}

				}
				""".formatted(modifiers);
		assertThat(replaced(source)).isEqualTo(source.replace("ManagedResource", "UpdatableResource"));
	}

	@Test
	void otherResourcesOfTheFileStayAsTheyAre() {
		String fixed = """
				class RoomResource implements ManagedResource<Room> {

					Room update(Room room) {
						return room;
					}

				}
				""";
		assertThat(replaced(fixed)).isEqualTo(fixed);
		assertThat(replaced("""
				import dev.tfprovider.resource.ManagedResource;

				class PetResource implements ManagedResource<Pet> {

					ManagedResource<Pet> former;

					public Pet update(ResourceData<Pet> data) {
						return data.plan();
					}

				}
				""" + fixed)).isEqualTo("""
				import dev.tfprovider.resource.ManagedResource;
				import dev.tfprovider.resource.UpdatableResource;

				class PetResource implements UpdatableResource<Pet> {

					ManagedResource<Pet> former;

					public Pet update(ResourceData<Pet> data) {
						return data.plan();
					}

				}
				""" + fixed);
	}

	@Test
	void plansOfActionsHaveTheTypeOfTheArguments() {
		assertThat(replaced("""
				class FeedAction implements ProviderAction<Feeding>, PlannableAction {

					public void plan(ActionPlan plan) {
					}

				}
				""")).isEqualTo("""
				class FeedAction implements InvocableAction<Feeding>, PlannableAction<Feeding> {

					public void plan(ActionPlan<Feeding> plan) {
					}

				}
				""");
	}

	@ParameterizedTest
	@MethodSource("headers")
	void plansOfActionsHaveTheTypeInEachOrder(String header, String typed) {
		String source = """
				import dev.tfprovider.action.PlannableAction
				import dev.tfprovider.action.InvocableAction

				/** A PlannableAction. */
				%s {

					public void plan(%s plan) {
					}

				}

				class OtherAction implements PlannableAction {

				}
				""";
		assertThat(replaced(source.formatted(header, "final ActionPlan")))
			.isEqualTo(source.formatted(typed, "final ActionPlan<Feeding>"));
	}

	static Stream<Arguments> headers() {
		return Stream.of(
				Arguments.of("class FeedAction implements InvocableAction<Feeding>,\n\t\tPlannableAction",
						"class FeedAction implements InvocableAction<Feeding>,\n\t\tPlannableAction<Feeding>"),
				Arguments.of(
						"class FeedAction implements InvocableAction<Feeding>, ConfigValidator<Feeding>, PlannableAction",
						"class FeedAction implements InvocableAction<Feeding>, ConfigValidator<Feeding>, "
								+ "PlannableAction<Feeding>"),
				Arguments.of("class FeedAction implements PlannableAction, InvocableAction<Feeding>",
						"class FeedAction implements PlannableAction<Feeding>, InvocableAction<Feeding>"),
				Arguments.of(
						"class FeedAction(val pets: Pets) : PlannableAction, Serializable,\n\tInvocableAction<Feeding>",
						"class FeedAction(val pets: Pets) : PlannableAction<Feeding>, Serializable,\n"
								+ "\tInvocableAction<Feeding>"));
	}

	@Test
	void variablesAndTextsKeepTheirNames() {
		assertThat(replaced("FunctionOutcome functionOutcome = run(\"OpenEphemeralResource\");"))
			.isEqualTo("Outcome functionOutcome = run(\"OpenEphemeralResource\");");
	}

	/**
	 * Return what the items for texts make of a source.
	 */
	private static String replaced(String source) {
		String text = source;
		for (Item item : items) {
			if (item.name().equals("org.openrewrite.text.FindAndReplace")) {
				int flags = (item.option("caseSensitive").equals("true") ? 0 : Pattern.CASE_INSENSITIVE)
						| (item.option("dotAll").equals("true") ? Pattern.DOTALL : 0);
				text = Pattern.compile(item.option("find"), flags).matcher(text).replaceAll(item.option("replace"));
			}
		}
		return text;
	}

	/**
	 * The parser of recipes for Java leaves out records with annotations that name their
	 * arguments; what they import is renamed as text.
	 */
	@Test
	void typesHaveTheirNewNamesInFilesThatAreNotParsed() {
		Set<String> missing = new LinkedHashSet<>();
		Map<String, String> names = new TreeMap<>(renames.types());
		names.putAll(renames.packages());
		names.forEach((old, now) -> {
			missing.add(Renames.inTexts(old, now, ""));
			String before = Renames.simple(old);
			String after = Renames.simple(now);
			if (renames.types().containsKey(old) && !before.equals(after)) {
				missing.add(Renames.inTexts(before, after, "(?!\")"));
			}
		});
		items.stream()
			.filter((item) -> item.name().equals("org.openrewrite.text.FindAndReplace"))
			.forEach((item) -> missing.remove(item.toString()));
		assertThat(String.join("", missing)).as("items to add").isEmpty();
	}

	@Test
	void methodsHaveTheirNewNamesAndNoOldOnes() {
		List<String> problems = new ArrayList<>();
		for (Item item : items) {
			Matcher method = METHOD.matcher(item.option("methodPattern"));
			if (method.matches()) {
				String type = renames.apply(method.group(1));
				if (!before.has(method.group(1), method.group(2))) {
					problems.add("there has been no " + method.group());
				}
				if (api.has(type, method.group(2))) {
					problems.add("there still is " + method.group());
				}
				String now = item.option("newMethodName");
				if (!now.isEmpty() && !api.has(type, now)) {
					problems.add("there is no " + type + " " + now);
				}
			}
		}
		assertThat(problems).isEmpty();
	}

	@Test
	void whatIsGoneIsNamed() {
		Set<String> missing = new TreeSet<>();
		for (String type : before.types()) {
			String now = renames.apply(type);
			boolean marked = items.stream().anyMatch((item) -> isAround(item.option("fullyQualifiedTypeName"), type));
			if (!marked && !api.types().contains(now)) {
				missing.add(type);
			}
			else if (!marked) {
				before.methods()
					.get(type)
					.stream()
					.filter((method) -> !api.has(now, method))
					.filter((method) -> items.stream()
						.noneMatch((item) -> item.option("methodPattern").startsWith(type + " " + method + "(")))
					.forEach((method) -> missing.add(type + " " + method));
			}
		}
		assertThat(missing).as("what %s has to name", RECIPES.getFileName()).isEmpty();
	}

	private static boolean isAround(String outer, String type) {
		return type.equals(outer) || type.startsWith(outer + "$");
	}

	/**
	 * An item of a recipe.
	 *
	 * @param name name of the recipe that it calls
	 * @param options what it says to that
	 */
	private record Item(String name, Map<?, ?> options) {

		static Item of(Object name, Object options) {
			return new Item(name.toString(), (Map<?, ?>) options);
		}

		/**
		 * Return the item as the file has it.
		 */
		@Override
		public String toString() {
			StringBuilder text = new StringBuilder("  - ").append(this.name).append(":\n");
			this.options.forEach((option, value) -> {
				String quote = (value.toString().startsWith("\\") || value.toString().startsWith("*")) ? "'" : "";
				text.append("      " + option + ": " + quote + value + quote + "\n");
			});
			return text.toString();
		}

		String option(String name) {
			Object value = this.options.get(name);
			return (value != null) ? value.toString() : "";
		}

	}

	/**
	 * New names by old ones.
	 */
	private record Renames(Map<String, String> types, Map<String, String> packages) {

		static Renames of(List<Item> items) {
			return new Renames(
					pairs(items, "org.openrewrite.java.ChangeType", "oldFullyQualifiedTypeName",
							"newFullyQualifiedTypeName"),
					pairs(items, "org.openrewrite.java.ChangePackage", "oldPackageName", "newPackageName"));
		}

		private static Map<String, String> pairs(List<Item> items, String recipe, String old, String now) {
			Map<String, String> pairs = new TreeMap<>();
			items.stream()
				.filter((item) -> item.name().equals(recipe))
				.forEach((item) -> pairs.put(item.option(old), item.option(now)));
			return pairs;
		}

		static String inTexts(String old, String now, String before) {
			Map<String, Object> options = new LinkedHashMap<>();
			options.put("find", "\\b" + old.replace("$", ".").replace(".", "\\.") + "\\b" + before);
			options.put("replace", now.replace("$", "."));
			options.put("regex", true);
			options.put("caseSensitive", true);
			options.put("filePattern", "**/*.java;**/*.kt");
			return new Item("org.openrewrite.text.FindAndReplace", options).toString();
		}

		static String simple(String type) {
			return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
		}

		/**
		 * Return the name that a type has now: its own, or that of what it is in.
		 */
		String apply(String type) {
			String outer = type;
			while (true) {
				String now = this.types.get(outer);
				if (now != null) {
					return now + type.substring(outer.length());
				}
				int end = outer.lastIndexOf('$');
				if (end < 0) {
					break;
				}
				outer = outer.substring(0, end);
			}
			int end = type.lastIndexOf('.');
			String now = this.packages.get(type.substring(0, end));
			return (now != null) ? now + type.substring(end) : type;
		}

	}

}
