/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.util.List;

/**
 * All starters that Spring Boot manages, in the order of their names.
 */
final class Starters {

	private static final String H2 = "com.h2database:h2";

	private static final String DATABASE = "a driver, or a `DataSource` of the settings as in [Databases](jdbc.md)";

	private static final String LATER = "connects when it is used";

	private static final String WEB_SERVER = "the server does not start, which no provider needs";

	static final List<Starter> ALL = List.of(Starter.works("activemq", LATER),
			Starter.works("actuator", "no endpoint is served; health indicators are beans as always"),
			Starter.works("amqp", "connects when it is used; listeners make no sense"),
			Starter.works("artemis", "connects when it is used; an embedded broker would be a second server"),
			Starter.works("aspectj"), Starter.works("batch"), Starter.works("batch-data-mongodb"),
			Starter.works("batch-jdbc", DATABASE).with(H2), Starter.works("cache"), Starter.works("cassandra", LATER),
			Starter.works("classic", "brings all auto-configurations"), Starter.works("cloudfoundry"),
			Starter.works("couchbase"), Starter.works("data-cassandra", LATER),
			Starter.fails("data-cassandra-reactive", "connects at the start, so a server has to answer",
					"Could not reach any contact point"),
			Starter.works("data-couchbase"), Starter.works("data-couchbase-reactive"),
			Starter.works("data-elasticsearch", LATER), Starter.works("data-jdbc", DATABASE).with(H2),
			Starter.works("data-jpa", DATABASE).with(H2), Starter.works("data-ldap", LATER),
			Starter.works("data-mongodb", "connects in the background"),
			Starter.works("data-mongodb-reactive", "connects in the background"), Starter.works("data-neo4j", LATER),
			Starter.works("data-r2dbc", "a driver, or a `ConnectionFactory` of the settings")
				.with("io.r2dbc:r2dbc-h2")
				.told("spring.r2dbc.url=r2dbc:h2:mem:///test"),
			Starter.works("data-redis", LATER), Starter.works("data-redis-reactive", LATER),
			Starter.noUse("data-rest", WEB_SERVER), Starter.works("elasticsearch", LATER),
			Starter.works("flyway", DATABASE).with(H2), Starter.works("freemarker", "for texts, not for pages"),
			Starter.works("graphql", "as a client of GraphQL; " + WEB_SERVER),
			Starter.works("groovy-templates", "for texts, not for pages"),
			Starter.works("grpc-client", "for upstreams that speak gRPC"),
			Starter.noUse("grpc-server",
					"the server does not start unless [a property wants it](network.md#other-servers-in-the-process), and never serves the provider"),
			Starter.works("gson"), Starter.noUse("hateoas", WEB_SERVER), Starter.works("hazelcast"),
			Starter.works("integration"), Starter.works("jackson"), Starter.works("jdbc", DATABASE).with(H2),
			Starter.noUse("jersey", WEB_SERVER), Starter.noUse("jetty", WEB_SERVER),
			Starter.noUse("jetty-runtime", WEB_SERVER), Starter.works("jms"), Starter.works("jooq", DATABASE).with(H2),
			Starter.works("json"), Starter.works("jsonb"),
			Starter.works("kafka", "connects when it is used; listeners make no sense"),
			Starter.works("kotlinx-serialization-json"), Starter.works("ldap", LATER),
			Starter.works("liquibase", "a driver and a change log")
				.with(H2)
				.told("spring.liquibase.change-log=classpath:starters/changelog.yaml"),
			Starter.fails("log4j2", "the log of a provider is Logback's, which the starter brings",
					"log4j-slf4j2-impl cannot be present with log4j-to-slf4j"),
			Starter.works("logback", "the starter brings it"), Starter.works("logging", "the starter brings it"),
			Starter.works("mail"), Starter.works("micrometer-metrics", "[traces and metrics](observability.md)"),
			Starter.works("mongodb", "connects in the background"),
			Starter.works("mustache", "for texts, not for pages"), Starter.works("neo4j", LATER),
			Starter.noUse("oauth2-authorization-server", WEB_SERVER),
			Starter.works("oauth2-client", "for upstreams that want tokens"),
			Starter.noUse("oauth2-resource-server", WEB_SERVER),
			Starter.works("opentelemetry", "[traces and metrics](observability.md)"),
			Starter.works("pulsar", "connects when it is used; listeners make no sense"),
			Starter.works("quartz", "a provider lives for one command: jobs of longer intervals never run"),
			Starter.works("r2dbc", "a driver, or a `ConnectionFactory` of the settings")
				.with("io.r2dbc:r2dbc-h2")
				.told("spring.r2dbc.url=r2dbc:h2:mem:///test"),
			Starter.works("reactor-netty", "as a client; " + WEB_SERVER),
			Starter.works("restclient", "the client for most providers: [REST clients](rest-clients.md)"),
			Starter.noUse("restdocs", "documents web applications in tests"),
			Starter.noUse("rsocket", "the server starts only where `spring.rsocket.server.port` is set: do not set it"),
			Starter.works("security", "there are no requests to secure"),
			Starter.noUse("security-oauth2-authorization-server", WEB_SERVER),
			Starter.works("security-oauth2-client", "for upstreams that want tokens"),
			Starter.noUse("security-oauth2-resource-server", WEB_SERVER), Starter.noUse("security-saml2", WEB_SERVER),
			Starter.works("sendgrid"), Starter.noUse("session-data-redis", "there are no sessions of browsers"),
			Starter.works("session-jdbc", DATABASE).with(H2), Starter.works("thymeleaf", "for texts, not for pages"),
			Starter.noUse("tomcat", WEB_SERVER), Starter.noUse("tomcat-runtime", WEB_SERVER),
			Starter.works("validation", "constraints of models are checked by it: [Validation](validation.md)"),
			Starter.works("web", "for its clients; " + WEB_SERVER),
			Starter.works("web-services", "as a client; " + WEB_SERVER),
			Starter.works("webclient", "has to be told of proxies itself"),
			Starter.works("webflux", "for its clients; " + WEB_SERVER),
			Starter.works("webmvc", "for its clients; " + WEB_SERVER),
			Starter.works("webservices", "as a client; " + WEB_SERVER), Starter.noUse("websocket", WEB_SERVER),
			Starter.works("zipkin", "as an exporter of [traces](observability.md)"));

	/**
	 * Modules for who develops, which have no starter.
	 */
	static final List<Starter> MODULES = List.of(
			Starter.works("spring-boot-devtools",
					"restarts a provider [in development](development.md); does nothing when a host launches it"),
			Starter.works("spring-boot-docker-compose",
					"starts containers in development; does nothing when a host launches it, unless `spring.docker.compose.enabled=true`"));

	private Starters() {
	}

}
