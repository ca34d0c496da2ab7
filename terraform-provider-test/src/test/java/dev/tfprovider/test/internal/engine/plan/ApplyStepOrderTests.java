/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.config.ModuleOrder;
import dev.tfprovider.test.internal.engine.config.ModuleReader;
import dev.tfprovider.test.internal.engine.state.EngineState;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ApplyStepOrderTests {

	private static final Module PAIR = module("{\"t\":{\"b\":{\"x\":\"${t.a.id}\"},\"a\":{}}}");

	@Test
	void creationFollowsDependencies() {
		assertThat(order(PAIR, state(), Map.of("t.a", ChangeAction.CREATE, "t.b", ChangeAction.CREATE)))
			.containsExactly("WRITE t.a", "WRITE t.b");
	}

	@Test
	void deletionGoesTheOtherWay() {
		assertThat(order(Module.empty(), dependent(), Map.of("t.a", ChangeAction.DELETE, "t.b", ChangeAction.DELETE)))
			.containsExactly("DELETE t.b", "DELETE t.a");
	}

	@Test
	void replacementsDeleteFromTheOutsideAndCreateFromTheInside() {
		assertThat(order(PAIR, dependent(),
				Map.of("t.a", ChangeAction.DELETE_THEN_CREATE, "t.b", ChangeAction.DELETE_THEN_CREATE)))
			.containsExactly("DELETE t.b", "DELETE t.a", "WRITE t.a", "WRITE t.b");
	}

	@Test
	void oldObjectIsDeletedAfterItsDependentHasBeenUpdated() {
		assertThat(order(PAIR, dependent(), Map.of("t.a", ChangeAction.CREATE_THEN_DELETE, "t.b", ChangeAction.UPDATE)))
			.containsExactly("WRITE t.a", "WRITE t.b", "DELETE t.a");
	}

	@Test
	void circleIsRefused() {
		Module circle = module("{\"t\":{\"b\":{\"x\":\"${t.a.id}\"},\"a\":{\"x\":\"${t.b.id}\"}}}");
		assertThatIllegalArgumentException().isThrownBy(() -> ModuleOrder.of(circle)).withMessageContaining("Cycle");
	}

	@Test
	void creationBeforeDestructionExtendsToWhatIsNeeded() {
		Module module = module(
				"{\"t\":{\"b\":{\"x\":\"${t.a.id}\",\"lifecycle\":{\"create_before_destroy\":true}},\"a\":{},\"c\":{}}}");
		assertThat(ModuleOrder.createdBeforeDestroyed(module)).extracting(ResourceAddress::toString)
			.containsExactlyInAnyOrder("t.a", "t.b");
	}

	private static List<String> order(Module module, EngineState state, Map<String, ChangeAction> actions) {
		TerraformValue nothing = TerraformValue.ofNull(TerraformType.STRING);
		List<ResourceChange> changes = new ArrayList<>();
		actions.forEach((address, action) -> changes.add(new ResourceChange(ResourceAddress.parse(address), null,
				action, null, nothing, nothing, List.of(), ByteString.EMPTY, ResourceChange.Identities.NONE)));
		return ApplyStepOrder.of(module, state, changes)
			.sorted()
			.stream()
			.map((operation) -> operation.kind() + " " + operation.address())
			.toList();
	}

	private static EngineState state() {
		return EngineState.EMPTY;
	}

	private static EngineState dependent() {
		return new EngineState(
				Map.of(ResourceAddress.parse("t.a"), object(), ResourceAddress.parse("t.b"), object("t.a")), Map.of(),
				Map.of(), Map.of());
	}

	private static StoredObject object(String... dependencies) {
		return new StoredObject(0, ByteString.EMPTY, ByteString.EMPTY, null, "", false, List.of(dependencies));
	}

	private static Module module(String resources) {
		return ModuleReader.read("{\"resource\":" + resources + "}");
	}

}
