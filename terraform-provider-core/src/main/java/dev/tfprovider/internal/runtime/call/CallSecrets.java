/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.SecretSet;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The values of sensitive and write-only attributes in one call. May be used by several
 * threads.
 */
public final class CallSecrets implements AutoCloseable {

	private final KnownSecrets known;

	private final @Nullable ProviderSession session;

	private final SecretSet hidden = new SecretSet();

	private final AtomicInteger users = new AtomicInteger(1);

	CallSecrets(KnownSecrets known, @Nullable ProviderSession session) {
		this.known = known;
		this.session = session;
	}

	/**
	 * Remember what is secret of an object as long as the call runs.
	 * @param schema the schema of the object
	 * @param object the object, may be null or unknown
	 */
	public void learn(ObjectSchema schema, TerraformValue object) {
		if (schema.has(ObjectSchema.Property.SECRET)) {
			this.hidden.addAll(Secrets.of(schema, object).values());
		}
	}

	/**
	 * Remember all of an object that was opened, as long as the session lives.
	 * @param object the object
	 */
	public void learnWhole(TerraformValue object) {
		Set<String> values = Secrets.ofWhole(object).values();
		this.hidden.addAll(values);
		this.known.keepOpened(this.session, values);
	}

	/**
	 * Remember what has the name of something secret in a schema, as long as the call
	 * runs.
	 * @param schema a schema that the object may not have been stored with
	 * @param object gives the members of the object; not asked if nothing is secret
	 */
	public void learnNamed(ObjectSchema schema, Supplier<Map<String, @Nullable Object>> object) {
		if (schema.has(ObjectSchema.Property.SECRET)) {
			Set<String> names = SensitiveAttributes.namesIn(schema);
			this.hidden.addAll(Secrets.named(names, object.get()).values());
		}
	}

	/**
	 * Hide the secrets of the call and of its settings in a text that was written by this
	 * call, and what promises to be secret by its name. What other calls do makes no
	 * difference.
	 * @param text the text
	 * @return the text with three asterisks in place of each secret
	 */
	public String hide(String text) {
		List<SecretSet> own = new ArrayList<>();
		addTo(own);
		this.known.addSession(this.session, own);
		return Redaction.hide(text, own);
	}

	/**
	 * Add what the call has met, unless that is nothing.
	 */
	void addTo(List<SecretSet> all) {
		if (!this.hidden.isEmpty()) {
			all.add(this.hidden);
		}
	}

	/**
	 * Keep the secrets until one more user has closed them.
	 */
	public void retain() {
		this.users.incrementAndGet();
	}

	/**
	 * Forget the secrets once nobody uses them any more.
	 */
	@Override
	public void close() {
		if (this.users.decrementAndGet() == 0) {
			this.known.end(this);
		}
	}

}
