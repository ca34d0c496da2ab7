/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.constraint.Cidr;
import dev.tfprovider.constraint.DurationRange;
import dev.tfprovider.constraint.ExactlyOneOf;
import dev.tfprovider.constraint.IpAddress;
import dev.tfprovider.constraint.Keys;
import dev.tfprovider.constraint.PreferWriteOnly;
import dev.tfprovider.constraint.RequiredWhen;
import dev.tfprovider.constraint.UrlWithScheme;
import jakarta.validation.constraints.NotBlank;
import org.hibernate.validator.constraints.CodePointLength;
import org.jspecify.annotations.Nullable;

/**
 * A network with constraints and rules of every kind.
 */
@ExactlyOneOf({ "cidr", "pool" })
record Network(@Id Long id, @Cidr(network = true) @Nullable String cidr, @Nullable String pool,
		@Default("private") Access access,
		@RequiredWhen(attribute = "access", value = "public") @UrlWithScheme @Nullable URI portal,
		@Nullable List<@IpAddress String> dns,
		@Keys(pattern = "[a-z]+", max = 8) @Nullable Map<String, @NotBlank String> labels,
		@DurationRange(min = "1m", max = "24h") @Nullable Duration lease,
		@PreferWriteOnly("keyWo") @CodePointLength(min = 8) @Sensitive @Nullable String key,
		@WriteOnly @Nullable String keyWo, @Nullable List<Rule> rules, @Nullable Set<Rule> exceptions,
		@Nullable Map<String, Rule> named, @Block List<Peer> peer) {

	Network with(long id) {
		return new Network(id, this.cidr, this.pool, this.access, this.portal, this.dns, this.labels, this.lease,
				this.key, null, this.rules, this.exceptions, this.named, this.peer);
	}

	/**
	 * Who may come in.
	 */
	enum Access {

		PRIVATE, PUBLIC

	}

}
