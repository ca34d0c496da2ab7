/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.boot.StartTraining;
import org.junit.jupiter.api.Test;

import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.DefaultApplicationArguments;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.annotation.Order;

import static org.assertj.core.api.Assertions.assertThat;

class StartTrainingTests {

	private final List<String> trained = new ArrayList<>();

	private final ApplicationContextRunner contexts = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(StartTrainingAutoConfiguration.class));

	private final ApplicationContextRunner training = this.contexts
		.withBean("second", Second.class, () -> new Second(this.trained))
		.withBean("broken", Broken.class, Broken::new)
		.withBean("first", First.class, () -> new First(this.trained));

	@Test
	void recordedStartIsTrainedInOrderWhateverFails() {
		this.training.withSystemProperties(StartTrainingRunner.RECORDING + "=true").run(StartTrainingTests::start);
		assertThat(this.trained).containsExactly("first", "second");
	}

	@Test
	void otherStartsAreNot() {
		this.training.run(StartTrainingTests::start);
		assertThat(this.trained).isEmpty();
	}

	@Test
	void withoutTrainingThereIsNoRunner() {
		this.contexts.run((context) -> assertThat(context).doesNotHaveBean(ApplicationRunner.class));
	}

	private static void start(AssertableApplicationContext context) throws Exception {
		context.getBean(ApplicationRunner.class).run(new DefaultApplicationArguments());
	}

	@Order(1)
	private record First(List<String> trained) implements StartTraining {

		@Override
		public void train() {
			this.trained.add("first");
		}

	}

	@Order(2)
	private record Broken() implements StartTraining {

		@Override
		public void train() {
			throw new IllegalStateException("no");
		}

	}

	@Order(3)
	private record Second(List<String> trained) implements StartTraining {

		@Override
		public void train() {
			this.trained.add("second");
		}

	}

}
