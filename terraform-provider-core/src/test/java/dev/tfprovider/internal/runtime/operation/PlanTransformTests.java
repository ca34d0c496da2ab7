/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link PlanTransform}.
 */
class PlanTransformTests {

	private final List<String> visited = new ArrayList<>();

	private final PlanTransform visitor = new PlanTransform() {

		@Override
		protected TerraformValue attribute(PlannedAttribute attribute) {
			PlanTransformTests.this.visited.add(attribute.path() + ": " + attribute.config() + " " + attribute.prior()
					+ " " + attribute.planned() + (attribute.configured() ? "" : " (not configured)"));
			return attribute.planned();
		}

	};

	@Test
	void walkGoesFromOutsideInWithConfigurationAndPriorStateAtItsSide() {
		ObjectValue planned = object("{nl:[{k:\"a\",c:?}]}");
		assertThat(this.visitor.apply(TableSchema.PLAIN, object("{nl:[{k:\"a\"}]}"),
				object("{nl:[{k:\"z\",c:\"1\"},{k:\"y\"}]}"), planned))
			.isSameAs(planned);
		assertThat(this.visited).containsSubsequence(
				"nl: [{c=null, k=\"a\", oc=null}] [{c=\"1\", k=\"z\", oc=null}, {c=null, k=\"y\", oc=null}] "
						+ "[{c=(known after apply), k=\"a\", oc=null}]",
				"nl[0].k: \"a\" \"z\" \"a\"", "nl[0].c: null \"1\" (known after apply)", "nl[0].oc: null null null");
	}

	@Test
	void walkPairsMapsByKeyAndSetsByWhatTheyShare() {
		this.visitor.apply(TableSchema.PLAIN, object("{nm:{x:{k:\"a\"}}, ns:set[{k:\"b\"},{k:\"c\"}]}"),
				object("{nm:{x:{k:\"z\"},y:{k:\"y\"}}, ns:set[{k:\"c\",c:\"1\"},{k:\"d\",c:\"2\"}]}"),
				object("{nm:{x:{k:\"a\"}}, ns:set[{k:\"b\",c:?},{k:\"c\",c:?}]}"));
		assertThat(this.visited).contains("nm[\"x\"].k: \"a\" \"z\" \"a\"", "ns[*].k: \"c\" \"c\" \"c\"",
				"ns[*].c: null \"1\" (known after apply)", "ns[*].k: \"b\" null \"b\"",
				"ns[*].c: null null (known after apply)");
	}

	@Test
	void walkStaysOutsideWhatIsNullOrUnknown() {
		this.visitor.apply(TableSchema.PLAIN, object("{nl:?}"), object("{n1oc:{k:\"a\"}}"), object("{nl:?, bl:?}"));
		assertThat(this.visited).hasSize(TableSchema.PLAIN.attributes().size());
	}

	@Test
	void walkTellsWhatIsNotConfigured() {
		this.visitor.apply(TableSchema.PLAIN, object("{req:\"a\"}"), object("{}"), object("{n1oc:{k:\"a\"}}"));
		assertThat(this.visited).contains("n1oc: null null {c=null, k=\"a\", oc=null}",
				"n1oc.k: null null \"a\" (not configured)");
	}

	@Test
	void walkWhenConfigurationIsUnknownShowsUnknown() {
		this.visitor.apply(TableSchema.PLAIN, object("{bl:?}"), object("{}"), object("{bl:[{k:\"a\"}]}"));
		assertThat(this.visited).contains("bl[0].k: (known after apply) null \"a\" (not configured)");
	}

	@Test
	void walkGoesIntoWhatWasJustDecided() {
		PlanTransform transform = new PlanTransform() {

			@Override
			protected TerraformValue attribute(PlannedAttribute attribute) {
				if (attribute.path().equals(AttributePath.root("n1oc"))) {
					return object("{n1oc:{k:\"a\"}}").get("n1oc");
				}
				return attribute.path().toString().equals("n1oc.c") ? TerraformValue.string("inner")
						: attribute.planned();
			}

		};
		assertThat(transform.apply(TableSchema.PLAIN, object("{}"), object("{}"), object("{}")))
			.isEqualTo(object("{n1oc:{k:\"a\",c:\"inner\"}}"));
	}

	@Test
	void walkRebuildsBlocksWithDynamicTypes() {
		BlockSchema body = BlockSchema.of(Attribute.of("k", TerraformType.DYNAMIC, Attribute.Mode.OPTIONAL).build(),
				Attribute.of("c", TerraformType.STRING, Attribute.Mode.COMPUTED).build());
		BlockSchema schema = new BlockSchema(List.of(),
				List.of(new NestedBlock("l", ObjectSchema.Nesting.LIST, body, 0, 0),
						new NestedBlock("m", ObjectSchema.Nesting.MAP, body, 0, 0)),
				DescriptionText.NONE, null);
		ObjectValue element = ObjectValue.ofNulls(body.impliedType()).with("k", TerraformValue.string("a"));
		ObjectType mapType = ObjectType.of(Map.of("x", body.impliedType()));
		ObjectValue config = ObjectValue.ofNulls(schema.impliedType())
			.with("l", TerraformValue.tuple(List.of(element)))
			.with("m", TerraformValue.object(mapType, Map.of("x", element)));
		ObjectValue marked = element.with("c", TerraformValue.unknown(TerraformType.STRING));
		ObjectValue planned = new MarkUnknown().apply(schema, config, TerraformValue.ofNull(schema.impliedType()),
				config);
		assertThat(planned.get("l")).isEqualTo(TerraformValue.tuple(List.of(marked)));
		assertThat(planned.get("m")).isEqualTo(TerraformValue.object(mapType, Map.of("x", marked)));
		assertThat(PlanCheck.violations(schema, TerraformValue.ofNull(schema.impliedType()), config, planned))
			.isEmpty();
		ObjectValue applied = (ObjectValue) Filled.all(planned);
		assertThat(applied.get("m").isWhollyKnown()).isTrue();
		assertThat(ResultCheck.violations(schema, planned, config)).isEmpty();
	}

	private static ObjectValue object(String text) {
		return (ObjectValue) TableSchema.value(text.equals("{}") ? "{req:null}" : text);
	}

}
