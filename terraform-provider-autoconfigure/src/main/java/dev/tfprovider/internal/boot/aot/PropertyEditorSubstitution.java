/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.beans.PropertyEditor;
import java.beans.PropertyEditorManager;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import org.jspecify.annotations.Nullable;

/**
 * Leaves the JDK's editors of properties, with colors and fonts of AWT behind them, out
 * of executables. Expressions in messages of constraints would ask for one, after all
 * else, to convert a text. Spring has editors of its own.
 */
@TargetClass(PropertyEditorManager.class)
final class PropertyEditorSubstitution {

	private PropertyEditorSubstitution() {
	}

	@Substitute
	static @Nullable PropertyEditor findEditor(Class<?> type) {
		return null;
	}

}
