/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Writes the certificate of a server in DER, in an executable. It has the bytes that
 * Bouncy Castle makes, without the thousand classes that it would bring.
 */
final class DerCertificate {

	private static final int BOOLEAN = 0x01;

	private static final int INTEGER = 0x02;

	private static final int BIT_STRING = 0x03;

	private static final int OCTET_STRING = 0x04;

	private static final int OBJECT_IDENTIFIER = 0x06;

	private static final int UTF8_STRING = 0x0c;

	private static final int UTC_TIME = 0x17;

	private static final int GENERALIZED_TIME = 0x18;

	private static final int SEQUENCE = 0x30;

	private static final int SET = 0x31;

	/**
	 * Alternative of a choice, in square brackets: the name of a host is the second one.
	 */
	private static final int CONTEXT = 0x80;

	/**
	 * The same, around something of its own.
	 */
	private static final int CONTEXT_OF = 0xa0;

	/**
	 * The first year whose times need four digits.
	 */
	private static final int FOUR_DIGITS = 2050;

	private static final byte[] TRUE = element(BOOLEAN, new byte[] { (byte) 0xff });

	private static final byte[] HOST = "localhost".getBytes(StandardCharsets.US_ASCII);

	/**
	 * 1.2.840.10045.4.3.2, ecdsa-with-SHA256.
	 */
	private static final byte[] ALGORITHM = element(SEQUENCE,
			element(OBJECT_IDENTIFIER, new byte[] { 0x2a, (byte) 0x86, 0x48, (byte) 0xce, 0x3d, 4, 3, 2 }));

	private DerCertificate() {
	}

	static byte[] selfSigned(KeyPair pair, BigInteger serial, Instant notBefore, Instant notAfter)
			throws GeneralSecurityException {
		byte[] name = element(SEQUENCE, element(SET,
				element(SEQUENCE, element(OBJECT_IDENTIFIER, new byte[] { 0x55, 4, 3 }), element(UTF8_STRING, HOST))));
		byte[] version3 = element(CONTEXT_OF, element(INTEGER, new byte[] { 2 }));
		byte[] certificate = element(SEQUENCE, version3, element(INTEGER, serial.toByteArray()), ALGORITHM, name,
				element(SEQUENCE, time(notBefore), time(notAfter)), name, pair.getPublic().getEncoded(),
				element(CONTEXT_OF | 3, extensions()));
		Signature signature = Signature.getInstance(ServerCertificate.SIGNATURE);
		signature.initSign(pair.getPrivate());
		signature.update(certificate);
		return element(SEQUENCE, certificate, ALGORITHM, bits(0, signature.sign()));
	}

	private static byte[] extensions() {
		int digitalSignatureAndKeyCertSign = 0x84;
		return element(SEQUENCE,
				// Basic constraints: an authority
				extension(19, true, element(SEQUENCE, TRUE)),
				// Key usage: six bits
				extension(15, true, bits(2, new byte[] { (byte) digitalSignatureAndKeyCertSign })),
				// Extended key usage: of servers and of clients
				extension(37, false, element(SEQUENCE, purpose(1), purpose(2))),
				// Alternative name of the subject: a host
				extension(17, false, element(SEQUENCE, element(CONTEXT | 2, HOST))));
	}

	/**
	 * Return the extension 2.5.29.{@code number}.
	 */
	private static byte[] extension(int number, boolean critical, byte[] value) {
		return element(SEQUENCE, element(OBJECT_IDENTIFIER, new byte[] { 0x55, 0x1d, (byte) number }),
				critical ? TRUE : new byte[0], element(OCTET_STRING, value));
	}

	/**
	 * Return 1.3.6.1.5.5.7.3.{@code number}.
	 */
	private static byte[] purpose(int number) {
		return element(OBJECT_IDENTIFIER, new byte[] { 0x2b, 6, 1, 5, 5, 7, 3, (byte) number });
	}

	private static byte[] bits(int unused, byte[] bytes) {
		return element(BIT_STRING, new byte[] { (byte) unused }, bytes);
	}

	private static byte[] time(Instant instant) {
		ZonedDateTime time = instant.atZone(ZoneOffset.UTC);
		boolean isLong = time.getYear() >= FOUR_DIGITS;
		String text = DateTimeFormatter.ofPattern(isLong ? "yyyyMMddHHmmss'Z'" : "yyMMddHHmmss'Z'", Locale.ROOT)
			.format(time);
		return element(isLong ? GENERALIZED_TIME : UTC_TIME, text.getBytes(StandardCharsets.US_ASCII));
	}

	/**
	 * Return an element of a tag, the length of its content in as few bytes as possible,
	 * and the content.
	 */
	private static byte[] element(int tag, byte[]... content) {
		ByteArrayOutputStream all = new ByteArrayOutputStream();
		for (byte[] part : content) {
			all.writeBytes(part);
		}
		ByteArrayOutputStream element = new ByteArrayOutputStream();
		element.write(tag);
		int length = all.size();
		if (length < 0x80) {
			element.write(length);
		}
		else {
			byte[] bytes = BigInteger.valueOf(length).toByteArray();
			int zero = (bytes[0] == 0) ? 1 : 0;
			element.write(0x80 | (bytes.length - zero));
			element.write(bytes, zero, bytes.length - zero);
		}
		element.writeBytes(all.toByteArray());
		return element.toByteArray();
	}

}
