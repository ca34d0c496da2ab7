/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.util.function.Predicate;

import com.oracle.svm.core.annotate.Alias;
import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import org.graalvm.word.UnsignedWord;
import org.graalvm.word.WordFactory;

/**
 * Compares an array of an executable with the limit of the heap only if it is large. The
 * limit, a share of the machine's memory, is worked out at each comparison, which took a
 * thirteenth of a start.
 */
@TargetClass(className = "com.oracle.svm.core.genscavenge.CollectionPolicy",
		onlyWith = HeapLimitSubstitution.MethodPresent.class)
interface HeapLimitSubstitution {

	@Alias
	UnsignedWord getMaximumHeapSize();

	@Substitute
	default boolean isOutOfMemory(UnsignedWord usedBytes) {
		// no heap is smaller: there are more objects in the executable itself
		return usedBytes.aboveThan(WordFactory.unsigned(1_000_000)) && usedBytes.aboveThan(getMaximumHeapSize());
	}

	/**
	 * Whether the native-image that builds the executable has the methods, which are no
	 * part of its API.
	 */
	final class MethodPresent implements Predicate<String> {

		@Override
		public boolean test(String className) {
			try {
				Class<?> policy = Class.forName(className, false, MethodPresent.class.getClassLoader());
				return policy.getDeclaredMethod("isOutOfMemory", UnsignedWord.class).isDefault()
						&& policy.getDeclaredMethod("getMaximumHeapSize").getReturnType() == UnsignedWord.class;
			}
			catch (ReflectiveOperationException | LinkageError ex) {
				return false;
			}
		}

	}

}
