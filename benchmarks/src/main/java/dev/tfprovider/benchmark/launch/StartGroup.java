/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.util.List;

/**
 * The start measurements on one JDK.
 *
 * @param java the JDK
 * @param hello a program that does nothing
 * @param floor the provider without Spring
 * @param flavours the provider: first its executable jar, last what is shipped
 */
record StartGroup(JavaHome java, BaselineStart hello, MeasuredStart floor, List<MeasuredStart> flavours) {

	void round() {
		this.hello.round();
		this.floor.round();
		this.flavours.forEach(MeasuredStart::round);
	}

}
