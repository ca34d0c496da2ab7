/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.io.IOException;
import java.nio.file.Path;

import dev.tfprovider.internal.openapi.description.DescriptionFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ResourceNamesTests {

	@Test
	void namesAreThoseOfOperationsParentsAndPaths() throws IOException {
		Path description = Path.of("src/test/resources/dev/tfprovider/internal/openapi/services/names.yaml");
		assertThat(new ResourceFinder(DescriptionFile.read(description, null, false)).all().resources())
			.extracting(FoundResource::name)
			.containsExactly("database_cluster", "database_user", "database_cluster_db", "dashboard_list",
					"public_dashboard", "log_index", "member", "member_v3", "bucket_label", "team_system_account",
					"metadata_taxonomy_node", "circuit", "api_document");
	}

	@ParameterizedTest
	@CsvSource({ "databases_add_connectionPool, database_connection_pool", "createPet, pet", "pets.create, pet",
			"CreateSLOCorrection, slo_correction", "createOAuth2Scope, oauth2_scope", "ApiKeysCreate, api_key",
			"createMembershipForTeam, membership", "dcim_sites_create, dcim_site", "listPets,", "'',", "create,",
			"create_a_thing_that_has_a_very_long_name_that_nobody_wants,", "createÜber,", "create1,",
			"create*/ System.exit(1); /*," })
	void identifiersOfOperationsTellWhatTheyCreate(String id, String name) {
		assertThat(OperationName.of(id).orElse(null)).isEqualTo(name);
	}

	@ParameterizedTest
	@CsvSource({ "database, user, database_user", "custom_field, field_option, custom_field_option", "a, a_b, a_b",
			"a_b, b, a_b", "'', b, b", "a, '', a" })
	void namesAreJoinedWithoutSayingAWordTwice(String one, String other, String joined) {
		assertThat(ResourceNames.join(one, other)).isEqualTo(joined);
	}

}
