/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.HashMap;
import java.util.Map;

/**
 * Decodes character references of XML and HTML: numeric ones, the five of XML and those
 * of Latin 1.
 */
final class CharacterEntities {

	/**
	 * Length of the longest reference, without ampersand and semicolon.
	 */
	static final int LONGEST = 8;

	private static final Map<String, Integer> NAMED = named();

	private CharacterEntities() {
	}

	/**
	 * Return the character, negative if it is unknown.
	 */
	static int codePoint(DecodedText text, int from, int to) {
		if (text.peek(from) != '#') {
			return NAMED.getOrDefault(text.text(from, to), -1);
		}
		boolean hexadecimal = text.peek(from + 1) == 'x' || text.peek(from + 1) == 'X';
		int number = hexadecimal ? Digits.read(text, from + 2, to, 16) : Digits.read(text, from + 1, to, 10);
		return Character.isValidCodePoint(number) ? number : -1;
	}

	private static Map<String, Integer> named() {
		Map<String, Integer> entities = new HashMap<>(
				Map.of("amp", (int) '&', "lt", (int) '<', "gt", (int) '>', "quot", (int) '"', "apos", (int) '\''));
		String latin = """
				nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
				acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde
				Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute
				Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde
				auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute
				ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml""";
		int codePoint = 0xA0;
		for (String name : latin.split("\\s+")) {
			entities.put(name, codePoint++);
		}
		return Map.copyOf(entities);
	}

}
