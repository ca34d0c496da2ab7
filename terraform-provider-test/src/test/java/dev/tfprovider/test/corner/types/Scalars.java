/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

import dev.tfprovider.attribute.CidrBlock;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.MacAddress;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * An object with a value of every type, alone and in collections.
 */
record Scalars(@Id Long id, @Nullable String text, @Nullable Boolean flag, @Nullable Byte tiny, @Nullable Short small,
		@Nullable Integer whole, @Nullable Long wide, @Nullable Float single, @Nullable Double real,
		@Nullable BigInteger huge, @Nullable BigDecimal exact, @Nullable URI uri, @Nullable UUID uuid,
		@Nullable Instant instant, @Nullable OffsetDateTime moment, @Nullable LocalDate date, @Nullable LocalTime time,
		@Nullable ZoneId zone, @Nullable Duration duration, @Nullable InetAddress address, @Nullable CidrBlock network,
		@Nullable MacAddress mac, @Nullable Locale locale, @Nullable Currency currency, @Nullable Pattern pattern,
		byte @Nullable [] bytes, @Nullable List<Duration> durations, @Nullable Set<UUID> uuids,
		@Nullable Map<String, InetAddress> hosts, @Nullable List<Point> points, @Nullable JsonNode document) {

	Scalars stored(long id) {
		return new Scalars(id, this.text, this.flag, this.tiny, this.small, this.whole, this.wide, this.single,
				this.real, this.huge, this.exact, this.uri, this.uuid, this.instant, this.moment, this.date, this.time,
				this.zone, this.duration, this.address, this.network, this.mac, this.locale, this.currency,
				this.pattern, this.bytes, this.durations, this.uuids, this.hosts, this.points, this.document);
	}

	/**
	 * A point in time with a name.
	 */
	record Point(@Nullable String name, OffsetDateTime at) {

	}

}
