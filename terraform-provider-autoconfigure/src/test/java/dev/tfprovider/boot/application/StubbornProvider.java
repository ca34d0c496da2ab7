/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.application;

import java.util.Optional;
import java.util.concurrent.Executors;

import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.TerraformProvider;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Import;

/**
 * A provider whose code does what it can to keep the process alive, or to end it.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({ StubbornProvider.Jobs.class, StubbornProvider.HangingEnd.class, StubbornProvider.HangingHook.class,
		StubbornProvider.HangingStart.class })
public class StubbornProvider {

	static final long SAVED = 7;

	StubbornProvider() {
		Executors.newSingleThreadExecutor((task) -> new Thread(task, "authors-executor"))
			.execute(StubbornProvider::hang);
	}

	public static void main(String[] args) {
		TerraformProvider.run(StubbornProvider.class, args);
	}

	/**
	 * Hang whatever happens.
	 */
	static void hang() {
		while (true) {
			try {
				Thread.sleep(Long.MAX_VALUE);
			}
			catch (InterruptedException ex) {
				System.err.println("interrupted, but going on");
			}
		}
	}

	record Job(@Id Long id, String what) {

	}

	@TerraformResource("job")
	static class Jobs implements ManagedResource<Job> {

		@Override
		public Job create(ResourceData<Job> data) {
			data.save(new Job(SAVED, data.plan().what()));
			System.err.println("creating");
			if (data.plan().what().equals("exit")) {
				System.exit(3);
			}
			while (true) {
				hang();
			}
		}

		@Override
		public Optional<Job> read(ResourceData<Job> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Job> data) {
		}

	}

	@ConditionalOnProperty(name = "test.hanging", havingValue = "end")
	static class HangingEnd {

		@PreDestroy
		void finish() {
			hang();
		}

	}

	@ConditionalOnProperty(name = "test.hanging", havingValue = "hook")
	static class HangingHook {

		HangingHook() {
			Runtime.getRuntime().addShutdownHook(new Thread(HangingHook::run));
		}

		static void run() {
			hang();
		}

	}

	@ConditionalOnProperty(name = "test.hanging", havingValue = "start")
	static class HangingStart {

		@PostConstruct
		void start() {
			System.err.println("starting");
			hang();
		}

	}

}
