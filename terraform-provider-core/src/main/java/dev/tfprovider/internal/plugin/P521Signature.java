/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.math.BigInteger;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SignatureException;
import java.security.SignatureSpi;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;

import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPublicKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.math.ec.ECCurve;
import org.bouncycastle.math.ec.custom.sec.SecP521R1Curve;
import org.jspecify.annotations.Nullable;

/**
 * Verifies ECDSA signatures by Bouncy Castle, of public keys on the curve P-521 alone:
 * for all others, and to sign, the JDK takes its own.
 */
final class P521Signature extends SignatureSpi {

	private static final int SEQUENCE = 0x30;

	private static final int INTEGER = 0x02;

	private static final int LENGTH_FOLLOWS = 0x81;

	private final MessageDigest digest;

	private @Nullable ECDSASigner verifier;

	P521Signature() {
		try {
			this.digest = MessageDigest.getInstance("SHA-512");
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

	@Override
	protected void engineInitVerify(PublicKey publicKey) throws InvalidKeyException {
		if (!(publicKey instanceof ECPublicKey key) || !isOnCurve(key.getParams())) {
			throw new InvalidKeyException("Not a key on the curve P-521");
		}
		ECDomainParameters domain = domain(key.getParams());
		try {
			ECDSASigner verifier = new ECDSASigner();
			verifier.init(false, new ECPublicKeyParameters(point(domain.getCurve(), key.getW()), domain));
			this.verifier = verifier;
		}
		catch (IllegalArgumentException ex) {
			throw new InvalidKeyException(ex);
		}
		this.digest.reset();
	}

	private static boolean isOnCurve(ECParameterSpec parameters) {
		try {
			AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
			curve.init(new ECGenParameterSpec("secp521r1"));
			ECParameterSpec expected = curve.getParameterSpec(ECParameterSpec.class);
			return parameters.getCurve().equals(expected.getCurve())
					&& parameters.getGenerator().equals(expected.getGenerator())
					&& parameters.getOrder().equals(expected.getOrder());
		}
		catch (GeneralSecurityException ex) {
			return false;
		}
	}

	private static ECDomainParameters domain(ECParameterSpec parameters) {
		ECCurve curve = new SecP521R1Curve();
		return new ECDomainParameters(curve, point(curve, parameters.getGenerator()), curve.getOrder(),
				curve.getCofactor());
	}

	private static org.bouncycastle.math.ec.ECPoint point(ECCurve curve, ECPoint point) {
		return curve.createPoint(point.getAffineX(), point.getAffineY());
	}

	@Override
	protected void engineInitSign(PrivateKey privateKey) throws InvalidKeyException {
		throw new InvalidKeyException("Verifies only");
	}

	@Override
	protected void engineUpdate(byte b) {
		this.digest.update(b);
	}

	@Override
	protected void engineUpdate(byte[] bytes, int offset, int length) {
		this.digest.update(bytes, offset, length);
	}

	@Override
	protected byte[] engineSign() throws SignatureException {
		throw new SignatureException("Verifies only");
	}

	@Override
	protected boolean engineVerify(byte[] signature) throws SignatureException {
		ECDSASigner verifier = this.verifier;
		if (verifier == null) {
			throw new SignatureException("There is no key");
		}
		byte[] hash = this.digest.digest();
		try {
			ByteBuffer bytes = ByteBuffer.wrap(signature);
			ByteBuffer numbers = element(bytes, SEQUENCE);
			BigInteger r = number(numbers);
			BigInteger s = number(numbers);
			if (bytes.hasRemaining() || numbers.hasRemaining()) {
				throw new SignatureException("More than a signature");
			}
			return verifier.verifySignature(hash, r, s);
		}
		catch (BufferUnderflowException | IllegalArgumentException ex) {
			throw new SignatureException("Not a signature", ex);
		}
	}

	private static BigInteger number(ByteBuffer bytes) throws SignatureException {
		return new BigInteger(element(bytes, INTEGER).array());
	}

	/**
	 * Read an element in DER of at most 255 bytes.
	 */
	private static ByteBuffer element(ByteBuffer bytes, int tag) throws SignatureException {
		if (Byte.toUnsignedInt(bytes.get()) != tag) {
			throw new SignatureException("Not a signature");
		}
		int length = Byte.toUnsignedInt(bytes.get());
		if (length == LENGTH_FOLLOWS) {
			length = Byte.toUnsignedInt(bytes.get());
		}
		else if (length > Byte.MAX_VALUE) {
			throw new SignatureException("Not a signature");
		}
		byte[] content = new byte[length];
		bytes.get(content);
		return ByteBuffer.wrap(content);
	}

	@Override
	@Deprecated
	protected void engineSetParameter(String name, Object value) {
		throw new UnsupportedOperationException(name);
	}

	@Override
	@Deprecated
	protected Object engineGetParameter(String name) {
		throw new UnsupportedOperationException(name);
	}

}
