/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.boot.StartTraining;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration that runs what an application wants to have in the recording of its
 * start.
 */
@AutoConfiguration
@ConditionalOnBean(StartTraining.class)
final class StartTrainingAutoConfiguration {

	@Bean
	StartTrainingRunner terraformStartTrainingRunner(ObjectProvider<StartTraining> trainings) {
		return new StartTrainingRunner(trainings);
	}

}
