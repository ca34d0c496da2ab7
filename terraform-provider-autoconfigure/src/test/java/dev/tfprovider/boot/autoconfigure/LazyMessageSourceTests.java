/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Locale;

import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.MessageSource;
import org.springframework.context.NoSuchMessageException;
import org.springframework.context.support.DefaultMessageSourceResolvable;
import org.springframework.context.support.StaticMessageSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class LazyMessageSourceTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@Test
	void applicationWithoutMessagesAnswersAsSpringDoes() {
		this.contextRunner.run((context) -> {
			assertThat(context.getBean(MessageSource.class)).isInstanceOf(LazyMessageSource.class);
			assertThat(context.getMessage("greeting", null, "Hello", Locale.ROOT)).isEqualTo("Hello");
			assertThat(context.getMessage("greeting", null, null, Locale.ROOT)).isNull();
			assertThat(context.getMessage(new DefaultMessageSourceResolvable(new String[] { "greeting" },
					new Object[] { "Rex" }, "Hello {0}"), Locale.ROOT))
				.isEqualTo("Hello Rex");
			assertThatExceptionOfType(NoSuchMessageException.class)
				.isThrownBy(() -> context.getMessage("greeting", null, Locale.ROOT))
				.withMessage("No message found under code 'greeting' for locale ''.");
		});
	}

	@Test
	void messagesOfTheApplicationStay() {
		StaticMessageSource messages = new StaticMessageSource();
		messages.addMessage("greeting", Locale.ROOT, "Hello");
		this.contextRunner.withBean("messageSource", MessageSource.class, () -> messages)
			.run((context) -> assertThat(context.getMessage("greeting", null, Locale.ROOT)).isEqualTo("Hello"));
	}

	@Test
	void messagesOfAParentStay() {
		StaticMessageSource messages = new StaticMessageSource();
		messages.addMessage("greeting", Locale.ROOT, "Hello");
		new ApplicationContextRunner().withBean("messageSource", MessageSource.class, () -> messages)
			.run((parent) -> this.contextRunner.withParent(parent)
				.run((context) -> assertThat(context.getMessage("greeting", null, Locale.ROOT)).isEqualTo("Hello")));
	}

}
