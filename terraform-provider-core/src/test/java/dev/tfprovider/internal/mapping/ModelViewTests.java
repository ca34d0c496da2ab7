/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link ModelView}.
 */
class ModelViewTests {

	private static final TerraformValue UNKNOWN = TerraformValue.unknown(TerraformType.STRING);

	private final ModelMapping<Pet> mapping = TestValues.MAPPINGS.resource(Pet.class);

	private final ObjectType collar = TestValues.attribute(this.mapping, "collar").nested().impliedType();

	private final ObjectType photo = TestValues.attribute(this.mapping, "photos").nested().impliedType();

	@Test
	void getReadsThroughTheCodecOfTheComponent() {
		ObjectView view = view("name", "Rex", "age", 3, "species", "guard_dog", "created_at", "2026-01-01T00:00:00Z",
				"tags", strings(TerraformValue.string("a")));
		assertThat(view.get("name", String.class)).isEqualTo(Value.known("Rex"));
		assertThat(view.get("age", int.class)).isEqualTo(Value.known(3));
		assertThat(view.get("age", Integer.class)).isEqualTo(Value.known(3));
		assertThat(view.get("species", Species.class)).isEqualTo(Value.known(Species.GUARD_DOG));
		assertThat(view.get("created_at", Instant.class)).isEqualTo(Value.known(Instant.parse("2026-01-01T00:00:00Z")));
		assertThat(view.get("tags", Set.class)).isEqualTo(Value.known(Set.of("a")));
	}

	@Test
	void getReadsAsAnotherTypeOfTheSameValues() {
		ObjectView view = view("age", 3, "created_at", "2026-01-01T00:00:00Z", "species", "cat");
		assertThat(view.get("age", Long.class)).isEqualTo(Value.known(3L));
		assertThat(view.get("created_at", String.class)).isEqualTo(Value.known("2026-01-01T00:00:00Z"));
		assertThat(view.get("species", String.class)).isEqualTo(Value.known("cat"));
		assertThat(view.get("age", TerraformValue.class)).isEqualTo(Value.known(TerraformValue.number(3)));
		assertThat(view.get("age", Object.class)).isEqualTo(Value.known(3));
	}

	@Test
	void getTellsNullFromUnknown() {
		ObjectView view = view("name", UNKNOWN);
		assertThat(view.get("name", String.class)).isEqualTo(Value.unknown());
		assertThat(view.get("age", Integer.class)).isEqualTo(Value.ofNull());
		assertThat(view.get("name", TerraformValue.class)).isEqualTo(Value.unknown());
		assertThat(view.get("status", String.class)).isEqualTo(Value.ofNull());
	}

	@ParameterizedTest
	@CsvSource({ "name,false,true,false", "age,true,false,false", "species,false,false,true", "tags,false,true,false",
			"collar,false,true,false", "collar.size,false,false,true" })
	void statesOfAPlace(String path, boolean isNull, boolean isUnknown, boolean isKnown) {
		ObjectView view = view("name", UNKNOWN, "species", "cat", "tags", strings(UNKNOWN), "collar",
				collar(UNKNOWN, 3));
		assertThat(view.isNull(path)).isEqualTo(isNull);
		assertThat(view.isUnknown(path)).isEqualTo(isUnknown);
		assertThat(view.isKnown(path)).isEqualTo(isKnown);
	}

	@Test
	void nestedRecordIsKnownOnlyWhenWhollyKnown() {
		assertThat(view("collar", collar("red", 3)).get("collar", Collar.class))
			.isEqualTo(Value.known(new Collar("red", 3, null)));
		assertThat(view("collar", collar(UNKNOWN, 3)).get("collar", Collar.class)).isEqualTo(Value.unknown());
	}

	@Test
	void computedMemberThatIsUnknownIsNotTakenForNull() {
		TerraformValue engraved = TestValues.object(this.collar, "color", "red", "size", 3, "serial", UNKNOWN);
		assertThat(view("collar", engraved).get("collar", Collar.class)).isEqualTo(Value.unknown());
	}

	@Test
	void nestedRecordMayBeReadAsAnotherThatSaysUnknown() {
		assertThat(view("collar", collar(UNKNOWN, 3)).get("collar", OpenCollar.class))
			.isEqualTo(Value.known(new OpenCollar(Value.unknown(), Value.known(3), Value.ofNull())));
	}

	@Test
	void pathsLeadIntoObjectsListsAndMaps() {
		ObjectView view = view("collar", collar("red", 3), "photos",
				TerraformValue.list(this.photo, List.of(photo("a"), photo(UNKNOWN))), "labels",
				TerraformValue.map(TerraformType.STRING, Map.of("owner", TerraformValue.string("ann"))));
		assertThat(view.get("collar.color", String.class)).isEqualTo(Value.known("red"));
		assertThat(view.get("photos[0].url", String.class)).isEqualTo(Value.known("a"));
		assertThat(view.get("photos[1].url", String.class)).isEqualTo(Value.unknown());
		assertThat(view.get("photos[2].url", String.class)).isEqualTo(Value.ofNull());
		assertThat(view.get("labels[\"owner\"]", String.class)).isEqualTo(Value.known("ann"));
		assertThat(view.get("labels[\"other\"]", String.class)).isEqualTo(Value.ofNull());
	}

	@Test
	void whatIsInsideNullIsNullAndInsideUnknownUnknown() {
		assertThat(view().get("collar.color", String.class)).isEqualTo(Value.ofNull());
		assertThat(view("collar", TestValues.unknown(this.collar)).get("collar.color", String.class))
			.isEqualTo(Value.unknown());
	}

	@Test
	void viewOfNothing() {
		ObjectView view = this.mapping.view(TerraformValue.ofNull(this.mapping.block().impliedType()));
		assertThat(view.isNull()).isTrue();
		assertThat(view.get("name", String.class)).isEqualTo(Value.ofNull());
		assertThat(view.each("photos")).isEmpty();
		assertThat(view().isNull()).isFalse();
	}

	@Test
	void getAllReadsElements() {
		ObjectView view = view("tags", strings(TerraformValue.string("a"), TerraformValue.string("b")));
		assertThat(view.getAll("tags", String.class)).isEqualTo(Value.known(List.of("a", "b")));
		assertThat(view.getAll("photos", Photo.class)).isEqualTo(Value.ofNull());
		assertThat(view("tags", strings(UNKNOWN)).getAll("tags", String.class)).isEqualTo(Value.unknown());
		assertThat(view("photos", TestValues.unknown(TerraformType.list(this.photo))).getAll("photos", Photo.class))
			.isEqualTo(Value.unknown());
		assertThat(view("photos", TerraformValue.list(this.photo, List.of(photo("a")))).getAll("photos", Photo.class))
			.isEqualTo(Value.known(List.of(new Photo("a"))));
	}

	@Test
	void eachLooksAtNestedObjectsWithTheirPath() {
		ObjectType toy = TestValues.block(this.mapping, "toy").block().impliedType();
		ObjectView view = view("collar", collar("red", 3), "photos",
				TerraformValue.list(this.photo, List.of(photo("a"), photo("b"))), "toy",
				TerraformValue.set(toy, List.of(TestValues.object(toy, "kind", UNKNOWN))));
		assertThat(view.each("photos")).extracting((each) -> each.path() + "=" + each.get("url", String.class).get())
			.containsExactly("photos[0]=a", "photos[1]=b");
		assertThat(view.each("collar")).extracting((each) -> each.path().toString()).containsExactly("collar");
		assertThat(view.each("toy")).extracting((each) -> each.path() + " " + each.isUnknown("kind"))
			.containsExactly("toy[*] true");
		assertThat(view.each("photos").get(1).value("url")).isEqualTo(TerraformValue.string("b"));
	}

	@Test
	void groupIsOneObject() {
		ModelMapping<Grouped> grouped = TestValues.MAPPINGS.resource(Grouped.class);
		ObjectType limits = TestValues.block(grouped, "limits").block().impliedType();
		ObjectView view = grouped
			.view(TestValues.object(grouped, "limits", TestValues.object(limits, "kind", "x"), "prefix", "p"));
		assertThat(view.each("limits")).extracting((each) -> each.path() + " " + each.get("kind", String.class).get())
			.containsExactly("limits x");
		assertThat(view.get("limits", Toy.class)).isEqualTo(Value.known(new Toy("x")));
		assertThat(view.get("prefix", String.class)).isEqualTo(Value.known("p"));
	}

	@Test
	void dynamicValueIsEntered() {
		ObjectType payload = ObjectType.of(Map.of("n", TerraformType.NUMBER));
		ObjectView view = view("payload", TestValues.object(payload, "n", 7));
		assertThat(view.get("payload.n", Long.class)).isEqualTo(Value.known(7L));
		assertThat(view.get("payload.m", Long.class)).isEqualTo(Value.ofNull());
	}

	@Test
	void valueIsTerraforms() {
		ObjectView view = view("name", "Rex");
		assertThat(view.value(AttributePath.root("name"))).isEqualTo(TerraformValue.string("Rex"));
		assertThat(view.value("age")).isEqualTo(TerraformValue.ofNull(TerraformType.NUMBER));
	}

	@Test
	void placeThatDoesNotExistIsRefusedNamingThoseThatDo() {
		assertThatIllegalArgumentException().isThrownBy(() -> view().get("colour", String.class))
			.withMessage("There is no 'colour' in the object, only age, collar, created_at, labels, name, payload, "
					+ "photos, species, status, tags, toy");
		assertThatIllegalArgumentException().isThrownBy(() -> view().isNull("collar.colour"))
			.withMessage("There is no 'colour' in 'collar', only color, serial, size");
		assertThatIllegalArgumentException().isThrownBy(() -> view().value("photos.url"))
			.withMessageContaining("There is no 'url' in 'photos', which is a list(");
		assertThatIllegalArgumentException().isThrownBy(() -> view().value("tags[*]"))
			.withMessageContaining("'tags' is a set");
		assertThatIllegalArgumentException().isThrownBy(() -> view().value("name.first"))
			.withMessage("There is no 'first' in 'name', which is a string");
		assertThatIllegalArgumentException().isThrownBy(() -> view().get("", String.class))
			.withMessage("The empty path names no attribute");
		assertThatIllegalArgumentException().isThrownBy(() -> view().each("tags"));
		assertThatIllegalArgumentException().isThrownBy(() -> view().getAll("name", String.class));
	}

	@Test
	void typeThatDoesNotFitIsRefusedEvenWhenNull() {
		assertThatIllegalArgumentException().isThrownBy(() -> view().get("age", String.class))
			.withMessage("'age' is a number, which cannot be read as java.lang.String");
		assertThatIllegalArgumentException().isThrownBy(() -> view("name", "Rex").get("name", Thread.class));
	}

	@Test
	void valueThatCannotBeReadFailsAtItsPath() {
		assertThatExceptionOfType(ValueMappingException.class)
			.isThrownBy(() -> view("created_at", "yesterday").get("created_at", Instant.class))
			.satisfies((ex) -> assertThat(ex.path()).isEqualTo(AttributePath.root("created_at")));
	}

	private ObjectView view(Object... namesAndValues) {
		return this.mapping.view(TestValues.object(this.mapping, namesAndValues));
	}

	private TerraformValue collar(Object color, int size) {
		return TestValues.object(this.collar, "color", color, "size", size);
	}

	private TerraformValue photo(Object url) {
		return TestValues.object(this.photo, "url", url);
	}

	private static TerraformValue strings(TerraformValue... elements) {
		return TerraformValue.set(TerraformType.STRING, List.of(elements));
	}

	record Pet(String name, int age, Species species, @Computed Instant createdAt, @Default("new") String status,
			@Nullable Set<String> tags, @Nullable Map<String, String> labels, @Nullable Collar collar,
			@Nullable List<Photo> photos, @Block Set<Toy> toy, @Nullable Object payload) {

	}

	record Grouped(@Block(group = true) Toy limits, @Flatten Common common) {

	}

	record Common(String prefix) {

	}

	record Collar(String color, int size, @Computed String serial) {

	}

	record OpenCollar(Value<String> color, Value<Integer> size, Value<String> serial) {

	}

	record Photo(String url) {

	}

	record Toy(String kind) {

	}

	enum Species {

		CAT, GUARD_DOG

	}

}
