/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 *
 * Stands in for the library of a Java: prints its arguments, a handshake line, and what it reads. Its status is the
 * variable STUB_STATUS. With STUB_SLEEP it stays until it is ended.
 */

#include <windows.h>
#include <stdio.h>
#include <stdlib.h>

__declspec(dllexport) int JLI_Launch(int argc, char **argv, int jargc, const char **jargv, int appclassc,
		const char **appclassv, const char *fullversion, const char *dotversion, const char *pname, const char *lname,
		unsigned char javaargs, unsigned char cpwildcard, unsigned char javaw, int ergo) {
	char line[200];
	char folder[MAX_PATH];
	(void) jargc, (void) jargv, (void) appclassc, (void) appclassv, (void) fullversion, (void) dotversion;
	(void) pname, (void) lname, (void) javaargs, (void) cpwildcard, (void) javaw, (void) ergo;
	printf("1|6|tcp|127.0.0.1:1234|grpc|abc\n");
	for (int i = 0; i < argc; i++) {
		printf("<%s>\n", argv[i]);
	}
	GetDllDirectoryA(sizeof(folder), folder);
	printf("libraries: %s\n", folder);
	fflush(stdout);
	fprintf(stderr, "log\n");
	fflush(stderr);
	if (getenv("STUB_SLEEP") != NULL) {
		Sleep(60000);
	}
	if (fgets(line, sizeof(line), stdin) != NULL) {
		printf("read: %s", line);
		fflush(stdout);
	}
	return getenv("STUB_STATUS") != NULL ? atoi(getenv("STUB_STATUS")) : 0;
}
