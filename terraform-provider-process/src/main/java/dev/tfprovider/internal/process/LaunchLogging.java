/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.UnsynchronizedAppenderBase;
import dev.tfprovider.internal.boot.launch.HclogFormatter;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.SecretSet;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.bridge.SLF4JBridgeHandler;

import org.springframework.boot.logging.LoggingInitializationContext;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.util.ClassUtils;

/**
 * Routes the log events of a shared process to its launches. There is one set of loggers,
 * as verbose as the most verbose launch; an event goes to the launch of the thread it
 * happened on, if that launch wants it. Events on threads without a launch go to the log
 * of the process.
 */
final class LaunchLogging extends UnsynchronizedAppenderBase<ILoggingEvent> {

	private final LaunchThreads threads;

	private final PrintStream own;

	private final LoggerContext loggers;

	private final Map<String, @Nullable Level> initial = new HashMap<>();

	private final Map<SharedLaunch, Launched> launches = new ConcurrentHashMap<>();

	private Set<String> changed = new HashSet<>();

	/**
	 * What is secret of the settings of all launches, ended ones included: their threads
	 * may live on.
	 */
	private final SecretSet secrets = new SecretSet();

	private LaunchLogging(LaunchThreads threads, PrintStream own) {
		this.threads = threads;
		this.own = own;
		this.loggers = (LoggerContext) LoggerFactory.getILoggerFactory();
	}

	/**
	 * Install this appender as the log of the process. Applications that start later
	 * leave it as it is.
	 * @param threads knows which launch a thread works for
	 * @param own where the process's own log goes
	 */
	static LaunchLogging install(LaunchThreads threads, PrintStream own) {
		LoggingSystem system = LoggingSystem.get(LaunchLogging.class.getClassLoader());
		system.beforeInitialize();
		system.initialize(new LoggingInitializationContext(new StandardEnvironment()), null, null);
		System.setProperty(LoggingSystem.SYSTEM_PROPERTY, LoggingSystem.NONE);
		LaunchLogging logging = new LaunchLogging(threads, own);
		ch.qos.logback.classic.Logger root = logging.loggers.getLogger(Logger.ROOT_LOGGER_NAME);
		root.detachAndStopAllAppenders();
		root.setLevel(Level.WARN);
		logging.setContext(logging.loggers);
		logging.start();
		root.addAppender(logging);
		return logging;
	}

	/**
	 * Install this appender in place of those that the application of a first launch has
	 * configured, and the same for what is printed. Applications that start later leave
	 * it as it is.
	 * @param first the launch
	 * @param environment environment of its application
	 */
	static LaunchLogging takeOver(FirstLaunch first, ConfigurableEnvironment environment) {
		System.setProperty(LoggingSystem.SYSTEM_PROPERTY, LoggingSystem.NONE);
		PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
		System.setErr(new PrintStream(new RoutedOutput(first.threads(), nowhere), true, StandardCharsets.UTF_8));
		ProviderLaunch.guardStandardOutput();
		LaunchLogging logging = new LaunchLogging(first.threads(), nowhere);
		logging.setContext(logging.loggers);
		logging.start();
		logging.add(first, environment);
		ch.qos.logback.classic.Logger root = logging.loggers.getLogger(Logger.ROOT_LOGGER_NAME);
		List<Appender<ILoggingEvent>> replaced = new ArrayList<>();
		root.iteratorForAppenders().forEachRemaining(replaced::add);
		root.addAppender(logging);
		replaced.forEach(root::detachAppender);
		first.onEnd(() -> {
			logging.remove(first);
			bridge();
		});
		return logging;
	}

	/**
	 * Restore the bridge from the JDK's loggers, which the end of an application that has
	 * configured the log takes away.
	 */
	private static void bridge() {
		if (ClassUtils.isPresent("org.slf4j.bridge.SLF4JBridgeHandler", LaunchLogging.class.getClassLoader())
				&& !SLF4JBridgeHandler.isInstalled()) {
			SLF4JBridgeHandler.removeHandlersForRootLogger();
			SLF4JBridgeHandler.install();
		}
	}

	/**
	 * Log for a launch, as its environment asks.
	 */
	void add(SharedLaunch launch, ConfigurableEnvironment environment) {
		this.launches.put(launch, new Launched(LaunchLogLevels.of(environment), new HclogFormatter(environment)));
		adjust();
		if (launch.hasEnded()) {
			remove(launch);
		}
	}

	/**
	 * Hide secrets in the process's own log until it ends.
	 */
	void learnSecrets(Collection<String> values) {
		this.secrets.addAll(values);
	}

	/**
	 * Stop logging for a launch.
	 */
	void remove(SharedLaunch launch) {
		if (this.launches.remove(launch) != null) {
			adjust();
		}
	}

	private synchronized void adjust() {
		Set<String> names = new HashSet<>();
		this.launches.values().forEach((launched) -> launched.levels().names().forEach(names::add));
		for (String name : names) {
			ch.qos.logback.classic.Logger logger = this.loggers.getLogger(name);
			if (!this.initial.containsKey(name)) {
				this.initial.put(name, logger.getLevel());
			}
			Level level = Level.OFF;
			for (Launched launched : this.launches.values()) {
				Level asked = launched.levels().of(name);
				level = asked.isGreaterOrEqual(level) ? level : asked;
			}
			logger.setLevel(level);
		}
		this.changed.removeAll(names);
		this.changed.forEach((name) -> this.loggers.getLogger(name).setLevel(this.initial.get(name)));
		this.changed = names;
	}

	@Override
	protected void append(ILoggingEvent event) {
		SharedLaunch launch = this.threads.current();
		Launched launched = (launch != null) ? this.launches.get(launch) : null;
		if (launch != null && launched != null) {
			if (event.getLevel().isGreaterOrEqual(launched.levels().of(event.getLoggerName()))) {
				byte[] line = launched.formatter().format(event).getBytes(StandardCharsets.UTF_8);
				launch.standardError().write(line, 0, line.length);
			}
		}
		else if (event.getLevel().isGreaterOrEqual(Level.WARN)) {
			this.own.println("%s %s %s: %s".formatted(event.getInstant(), event.getLevel(), event.getLoggerName(),
					hide(event.getFormattedMessage())));
		}
	}

	/**
	 * Hide the secrets of all launches, since the launch of the text is unknown.
	 */
	private String hide(String text) {
		String hidden = Redaction.hide(text, List.of(this.secrets));
		for (Launched launched : this.launches.values()) {
			hidden = launched.formatter().hide(hidden);
		}
		return ControlCharacters.escape(hidden);
	}

	private record Launched(LaunchLogLevels levels, HclogFormatter formatter) {

	}

}
