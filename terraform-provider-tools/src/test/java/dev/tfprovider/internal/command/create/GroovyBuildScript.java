/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import groovy.lang.Closure;
import groovy.lang.GroovyObjectSupport;
import groovy.lang.GroovyShell;

/**
 * A build file in Groovy, run without Gradle: what it calls and sets is written down, a
 * line each.
 */
final class GroovyBuildScript extends GroovyObjectSupport {

	private final String path;

	private final List<String> lines;

	private GroovyBuildScript(String path, List<String> lines) {
		this.path = path;
		this.lines = lines;
	}

	/**
	 * Run a build file.
	 * @return lines such as {@code dependencies.implementation(group:name)}
	 */
	static List<String> run(String text) {
		Closure<?> script = (Closure<?>) new GroovyShell().evaluate("return { ->\n" + text + "\n}");
		List<String> lines = new ArrayList<>();
		run(script, new GroovyBuildScript("", lines));
		return lines;
	}

	private static void run(Closure<?> body, GroovyBuildScript delegate) {
		body.setDelegate(delegate);
		body.setResolveStrategy(Closure.DELEGATE_ONLY);
		body.call();
	}

	@Override
	public Object invokeMethod(String name, Object arguments) {
		List<Object> given = new ArrayList<>(Arrays.asList((Object[]) arguments));
		Closure<?> body = (!given.isEmpty() && given.get(given.size() - 1) instanceof Closure<?> last) ? last : null;
		if (body != null) {
			given.remove(body);
		}
		String call = this.path + name + ((body != null && given.isEmpty()) ? ""
				: given.stream().map(this::shown).collect(Collectors.joining(", ", "(", ")")));
		GroovyBuildScript made = new GroovyBuildScript(call + ".", this.lines);
		if (body == null) {
			// an argument of another call, or the beginning of a longer one
			this.lines.removeIf((line) -> given.stream().anyMatch((each) -> each.toString().equals(line))
					|| this.path.equals(line + "."));
			this.lines.add(call);
		}
		else {
			run(body, made);
		}
		return made;
	}

	@Override
	public Object getProperty(String name) {
		return new GroovyBuildScript(this.path + name + ".", this.lines);
	}

	@Override
	public void setProperty(String name, Object value) {
		this.lines.removeIf(value.toString()::equals);
		this.lines.add(this.path + name + " = " + shown(value));
	}

	/**
	 * Return a value without what it says of the place where it was made, which is here.
	 */
	private String shown(Object value) {
		String text = value.toString();
		return text.startsWith(this.path) ? text.substring(this.path.length()) : text;
	}

	/**
	 * Return what was called, as an argument of another call.
	 */
	@Override
	public String toString() {
		return this.path.substring(0, this.path.length() - 1);
	}

}
