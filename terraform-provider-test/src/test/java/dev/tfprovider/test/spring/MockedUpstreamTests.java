/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.Map;
import java.util.Optional;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.client.ExpectedCount;
import org.springframework.test.web.client.MockRestServiceServer;
import org.springframework.test.web.client.ResponseCreator;
import org.springframework.test.web.client.match.MockRestRequestMatchers;
import org.springframework.test.web.client.response.MockRestResponseCreators;
import org.springframework.web.client.RestClient;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A resource whose upstream is a script of requests and answers.
 */
@TerraformProviderTest(application = MockedUpstreamTests.Application.class, properties = "terraform.provider.name=wiki")
@Import(MockedUpstreamTests.Upstream.class)
class MockedUpstreamTests {

	@Autowired
	private MockRestServiceServer upstream;

	@AfterEach
	void reset() {
		this.upstream.reset();
	}

	@Test
	void pageIsPostedOnceAndReadAgainForTheNextPlan(Terraform terraform) {
		this.upstream.expect(MockRestRequestMatchers.method(HttpMethod.POST))
			.andExpect(MockRestRequestMatchers.requestTo("/pages"))
			.andExpect(MockRestRequestMatchers.jsonPath("$.title").value("Home"))
			.andRespond(json("{\"id\": 7, \"title\": \"Home\", \"revision\": 1}"));
		this.upstream.expect(ExpectedCount.once(), MockRestRequestMatchers.requestTo("/pages/7"))
			.andRespond(json("{\"id\": 7, \"title\": \"Home\", \"revision\": 1}"));

		assertThat(terraform.apply(Configuration.of("wiki_page.home", Map.of("title", "Home"))))
			.hasAttribute("wiki_page.home", "id", 7);

		this.upstream.verify();
	}

	@Test
	void upstreamThatRefusesIsAnError(Terraform terraform) {
		this.upstream.expect(MockRestRequestMatchers.requestTo("/pages"))
			.andRespond(MockRestResponseCreators.withUnauthorizedRequest());

		assertThat(terraform.apply(Configuration.of("wiki_page.home", Map.of("title", "Home")))).failed()
			.hasError("Could not create wiki_page")
			.withDetail("401");
	}

	private static ResponseCreator json(String body) {
		return MockRestResponseCreators.withSuccess(body, MediaType.APPLICATION_JSON);
	}

	@TestConfiguration(proxyBeanMethods = false)
	static class Upstream {

		private final RestClient.Builder rest = RestClient.builder();

		@Bean
		MockRestServiceServer upstream() {
			return MockRestServiceServer.bindTo(this.rest).build();
		}

		@Bean
		@Primary
		RestClient.Builder scriptedRest(MockRestServiceServer upstream) {
			return this.rest;
		}

	}

	@SpringBootConfiguration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	@Import(PageResource.class)
	static class Application {

	}

	record Page(@Id Long id, String title, @Computed Integer revision) {

	}

	@TerraformResource("page")
	static class PageResource implements ManagedResource<Page> {

		private final RestClient rest;

		PageResource(RestClient.Builder rest) {
			this.rest = rest.build();
		}

		@Override
		public Page create(ResourceData<Page> data) {
			return this.rest.post()
				.uri("/pages")
				.contentType(MediaType.APPLICATION_JSON)
				.body(Map.of("title", data.plan().title()))
				.retrieve()
				.requiredBody(Page.class);
		}

		@Override
		public Optional<Page> read(ResourceData<Page> data) {
			return Optional
				.ofNullable(this.rest.get().uri("/pages/{id}", data.state().id()).retrieve().body(Page.class));
		}

		@Override
		public void delete(ResourceData<Page> data) {
			this.rest.delete().uri("/pages/{id}", data.state().id()).retrieve().toBodilessEntity();
		}

	}

}
