/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.boot.StartTraining;
import dev.tfprovider.internal.plugin.NativeImage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;

/**
 * Runs the training of a start that is being recorded.
 *
 * @param trainings the code to run
 */
record StartTrainingRunner(ObjectProvider<StartTraining> trainings) implements ApplicationRunner {

	/**
	 * Set by the launcher of a package.
	 */
	static final String RECORDING = "terraform.provider.start.recording";

	private static final Logger logger = LoggerFactory.getLogger(StartTrainingRunner.class);

	@Override
	public void run(ApplicationArguments arguments) {
		if (!NativeImage.EXECUTABLE && Boolean.getBoolean(RECORDING)) {
			this.trainings.orderedStream().forEach(StartTrainingRunner::train);
		}
	}

	private static void train(StartTraining training) {
		try {
			training.train();
		}
		catch (Exception ex) {
			logger.warn("The start is recorded without {}, which failed", training.getClass().getName(), ex);
		}
	}

}
