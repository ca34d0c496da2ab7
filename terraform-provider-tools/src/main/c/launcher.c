/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 *
 * Starts a Terraform provider on Windows, where hosts execute nothing but an .exe file. It loads the Java launcher
 * library (jli.dll) of a Java and runs the JVM in this very process: what the host ends, and whose streams and
 * status it has, is the provider itself. What to run is in lib\launcher.conf beside this file, so that the same
 * bytes serve every provider.
 *
 * There is no C library in it. Compiled by build.sh beside this file.
 */

#define WIN32_LEAN_AND_MEAN
#define UNICODE
#include <windows.h>
#include <shellapi.h>

#define OLDEST_JAVA 17
#define ARGUMENTS 4096
#define PATH_LENGTH 32768

typedef int (*LaunchFunction)(int argc, char **argv, int jargc, const char **jargv, int appclassc,
		const char **appclassv, const char *fullversion, const char *dotversion, const char *pname, const char *lname,
		unsigned char javaargs, unsigned char cpwildcard, unsigned char javaw, int ergo);

static WCHAR here[PATH_LENGTH];
static const WCHAR *provider = L"";
static const WCHAR *prefix = L"";
static const WCHAR *mainClass = L"";
static const WCHAR *java = L"";
static const WCHAR *options[ARGUMENTS];
static const WCHAR *newerOptions[ARGUMENTS];
static const WCHAR *jars[ARGUMENTS];
static int optionCount, newerOptionCount, jarCount;

static char *arguments[ARGUMENTS];
static int argumentCount;

static WCHAR seen[64];

/* The compiler calls these two by itself */
void *memset(void *target, int value, size_t count) {
	char *to = target;
	while (count-- > 0) {
		*to++ = (char) value;
	}
	return target;
}

void *memcpy(void *target, const void *source, size_t count) {
	char *to = target;
	const char *from = source;
	while (count-- > 0) {
		*to++ = *from++;
	}
	return target;
}

static void *allocated(size_t bytes) {
	void *memory = HeapAlloc(GetProcessHeap(), HEAP_ZERO_MEMORY, bytes);
	if (memory == NULL) {
		ExitProcess(1);
	}
	return memory;
}

static int length(const WCHAR *text) {
	return lstrlenW(text);
}

static WCHAR *joined(const WCHAR *first, const WCHAR *second, const WCHAR *third) {
	WCHAR *all = allocated(((size_t) length(first) + length(second) + length(third) + 1) * sizeof(WCHAR));
	lstrcpyW(all, first);
	lstrcatW(all, second);
	lstrcatW(all, third);
	return all;
}

/* Writes one line to standard error, which hosts log, and ends with status 1 */
static void fail(const WCHAR *first, const WCHAR *second, const WCHAR *third) {
	WCHAR *text = joined(joined(L"[ERROR] The provider ", *provider ? provider : L"beside this file", L" "),
			joined(first, second, third), L"\n");
	int bytes = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
	char *line = allocated((size_t) bytes);
	WideCharToMultiByte(CP_UTF8, 0, text, -1, line, bytes, NULL, NULL);
	DWORD written;
	WriteFile(GetStdHandle(STD_ERROR_HANDLE), line, (DWORD) bytes - 1, &written, NULL);
	ExitProcess(1);
}

static BOOL isFile(const WCHAR *path) {
	DWORD attributes = GetFileAttributesW(path);
	return attributes != INVALID_FILE_ATTRIBUTES && !(attributes & FILE_ATTRIBUTE_DIRECTORY);
}

/* Removes the last part of a path. Returns FALSE if there is but one */
static BOOL toParent(WCHAR *path) {
	for (int i = length(path) - 1; i >= 0; i--) {
		if (path[i] == L'\\' || path[i] == L'/') {
			path[i] = 0;
			return TRUE;
		}
	}
	return FALSE;
}

/* Reads a text file in UTF-8. Returns NULL if it cannot be read */
static WCHAR *content(const WCHAR *path) {
	HANDLE file = CreateFileW(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
			OPEN_EXISTING, 0, NULL);
	if (file == INVALID_HANDLE_VALUE) {
		return NULL;
	}
	DWORD size = GetFileSize(file, NULL);
	DWORD read = 0;
	char *bytes = (size <= 1 << 20) ? allocated((size_t) size + 1) : NULL;
	BOOL whole = bytes != NULL && ReadFile(file, bytes, size, &read, NULL) && read == size;
	CloseHandle(file);
	if (!whole) {
		return NULL;
	}
	WCHAR *text = allocated(((size_t) size + 1) * sizeof(WCHAR));
	MultiByteToWideChar(CP_UTF8, 0, bytes, (int) size + 1, text, (int) size + 1);
	return text;
}

/* Cuts the next line off. Returns NULL at the end */
static WCHAR *nextLine(WCHAR **text) {
	WCHAR *line = *text;
	if (*line == 0) {
		return NULL;
	}
	WCHAR *end = line;
	while (*end != 0 && *end != L'\n') {
		end++;
	}
	*text = (*end == 0) ? end : end + 1;
	*end = 0;
	if (end > line && end[-1] == L'\r') {
		end[-1] = 0;
	}
	return line;
}

/* Returns what follows the beginning, or NULL if the text begins otherwise */
static const WCHAR *after(const WCHAR *text, const WCHAR *beginning) {
	while (*beginning != 0) {
		if (*text++ != *beginning++) {
			return NULL;
		}
	}
	return text;
}

static void add(const WCHAR **list, int *count, const WCHAR *value) {
	if (*count >= ARGUMENTS) {
		fail(L"cannot run: lib\\launcher.conf is too long.", L"", L"");
	}
	list[(*count)++] = value;
}

static void readConfiguration(void) {
	WCHAR *text = content(joined(here, L"\\lib\\launcher.conf", L""));
	const WCHAR *value;
	if (text == NULL) {
		fail(L"cannot run: ", here, L"\\lib\\launcher.conf is missing. Run 'terraform init' again.");
	}
	for (WCHAR *line = nextLine(&text); line != NULL; line = nextLine(&text)) {
		if ((value = after(line, L"provider "))) {
			provider = value;
		}
		else if ((value = after(line, L"variables "))) {
			prefix = value;
		}
		else if ((value = after(line, L"java "))) {
			java = value;
		}
		else if ((value = after(line, L"main "))) {
			mainClass = value;
		}
		else if ((value = after(line, L"option "))) {
			add(options, &optionCount, value);
		}
		else if ((value = after(line, L"option24 "))) {
			add(newerOptions, &newerOptionCount, value);
		}
		else if ((value = after(line, L"jar "))) {
			add(jars, &jarCount, value);
		}
	}
}

static int number(const WCHAR *text) {
	int value = 0;
	while (*text >= L'0' && *text <= L'9' && value < 10000) {
		value = value * 10 + (*text++ - L'0');
	}
	return value;
}

/* Returns the version of the Java in a folder if it can run here, else 0 */
static int javaVersion(const WCHAR *home) {
	if (!isFile(joined(home, L"\\bin\\jli.dll", L""))) {
		return 0;
	}
	WCHAR *text = content(joined(home, L"\\release", L""));
	const WCHAR *value;
	int version = 0;
	if (text == NULL) {
		return 0;
	}
	for (WCHAR *line = nextLine(&text); line != NULL; line = nextLine(&text)) {
		if ((value = after(line, L"JAVA_VERSION=\""))) {
			version = number(value);
			if (*seen == 0) {
				lstrcpynW(seen, value, 60);
				for (WCHAR *end = seen; *end != 0; end++) {
					if (*end == L'"') {
						*end = 0;
						break;
					}
				}
			}
		}
		else if ((value = after(line, L"OS_ARCH=\"")) && !after(value, L"x86_64\"") && !after(value, L"amd64\"")) {
			return 0;
		}
	}
	return (version >= OLDEST_JAVA) ? version : 0;
}

/* Returns the value of a variable, NULL if it is not there or empty */
static WCHAR *variable(const WCHAR *name) {
	DWORD size = GetEnvironmentVariableW(name, NULL, 0);
	if (size <= 1) {
		return NULL;
	}
	WCHAR *value = allocated(size * sizeof(WCHAR));
	GetEnvironmentVariableW(name, value, size);
	return value;
}

static WCHAR *withoutEndingSeparator(WCHAR *path) {
	for (int i = length(path) - 1; i > 0 && (path[i] == L'\\' || path[i] == L'/'); i--) {
		path[i] = 0;
	}
	return path;
}

/* Returns the folder of the Java whose java.exe is at a path, whatever links lead to it */
static WCHAR *homeOf(const WCHAR *executable) {
	HANDLE file = CreateFileW(executable, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING,
			0, NULL);
	if (file == INVALID_HANDLE_VALUE) {
		return NULL;
	}
	WCHAR *real = allocated(PATH_LENGTH * sizeof(WCHAR));
	DWORD size = GetFinalPathNameByHandleW(file, real, PATH_LENGTH, FILE_NAME_NORMALIZED | VOLUME_NAME_DOS);
	CloseHandle(file);
	if (size == 0 || size >= PATH_LENGTH) {
		lstrcpynW(real, executable, PATH_LENGTH);
	}
	else if (after(real, L"\\\\?\\UNC\\")) {
		real = joined(L"\\\\", real + 8, L"");
	}
	else if (after(real, L"\\\\?\\")) {
		real += 4;
	}
	return (toParent(real) && toParent(real)) ? real : NULL;
}

/* Finds a Java that is new enough among the folders of the PATH */
static WCHAR *javaOfPath(int *version) {
	WCHAR *rest = variable(L"PATH");
	while (rest != NULL && *rest != 0) {
		WCHAR *entry = rest;
		while (*rest != 0 && *rest != L';') {
			rest++;
		}
		if (*rest != 0) {
			*rest++ = 0;
		}
		if (*entry == L'"') {
			entry++;
			if (*entry != 0 && entry[length(entry) - 1] == L'"') {
				entry[length(entry) - 1] = 0;
			}
		}
		if (*entry != 0) {
			WCHAR *home = homeOf(joined(withoutEndingSeparator(entry), L"\\java.exe", L""));
			if (home != NULL && (*version = javaVersion(home)) > 0) {
				return home;
			}
		}
	}
	return NULL;
}

static const WCHAR *or(const WCHAR *value, const WCHAR *other) {
	return (value != NULL) ? value : other;
}

/* Finds the Java to run, or ends with a line that says which would do */
static WCHAR *javaHome(int *version) {
	WCHAR *home;
	if (after(java, L"package")) {
		home = joined(here, L"\\runtime", L"");
		if ((*version = javaVersion(home)) == 0) {
			fail(L"cannot run: ", home, L" is damaged. Run 'terraform init' again.");
		}
		return home;
	}
	WCHAR *own = variable(joined(prefix, L"_JAVA_HOME", L""));
	if (own != NULL) {
		home = withoutEndingSeparator(own);
		*version = javaVersion(home);
	}
	else {
		home = variable(L"JAVA_HOME");
		*version = (home != NULL) ? javaVersion(withoutEndingSeparator(home)) : 0;
		if (*version == 0) {
			home = javaOfPath(version);
		}
	}
	if (*version == 0) {
		fail(L"needs a 64-bit Java 17 or later for x86. ",
				joined(joined(prefix, L"_JAVA_HOME='", or(own, L"")), L"', JAVA_HOME='",
						joined(or(variable(L"JAVA_HOME"), L""), L"' and the PATH lead to none", L"")),
				joined(*seen ? L" but " : L"", seen, L". Set one of them."));
	}
	return home;
}

/* Adds an argument in the encoding that Java's launcher expects. Returns FALSE if that lacks a letter of it */
static BOOL argument(const WCHAR *text) {
	BOOL lost = FALSE;
	UINT encoding = GetACP();
	DWORD flags = (encoding == CP_UTF8) ? 0 : WC_NO_BEST_FIT_CHARS;
	BOOL *asked = (encoding == CP_UTF8) ? NULL : &lost;
	int bytes = WideCharToMultiByte(encoding, flags, text, -1, NULL, 0, NULL, NULL);
	char *converted = allocated((size_t) bytes + 1);
	WideCharToMultiByte(encoding, flags, text, -1, converted, bytes, NULL, asked);
	if (argumentCount >= ARGUMENTS - 1) {
		fail(L"cannot run: there are too many arguments.", L"", L"");
	}
	arguments[argumentCount++] = converted;
	return !lost;
}

/* Adds the parts of a text between blanks */
static void argumentsIn(WCHAR *text) {
	while (text != NULL && *text != 0) {
		while (*text == L' ' || *text == L'\t') {
			text++;
		}
		WCHAR *word = text;
		while (*text != 0 && *text != L' ' && *text != L'\t') {
			text++;
		}
		if (*text != 0) {
			*text++ = 0;
		}
		if (*word != 0) {
			argument(word);
		}
	}
}

static WCHAR *classPath(const WCHAR *folder) {
	size_t all = 1;
	for (int i = 0; i < jarCount; i++) {
		all += (size_t) length(folder) + length(jars[i]) + 8;
	}
	WCHAR *path = allocated(all * sizeof(WCHAR));
	WCHAR *end = path;
	for (int i = 0; i < jarCount; i++) {
		const WCHAR *parts[] = {(i > 0) ? L";" : L"", folder, L"\\lib\\", jars[i]};
		for (int part = 0; part < 4; part++) {
			lstrcpyW(end, parts[part]);
			end += length(parts[part]);
		}
	}
	return path;
}

static void classPathArgument(void) {
	argument(L"-cp");
	if (argument(classPath(here))) {
		return;
	}
	WCHAR *other = allocated(PATH_LENGTH * sizeof(WCHAR));
	DWORD size = GetShortPathNameW(here, other, PATH_LENGTH);
	argumentCount--;
	if (size == 0 || size >= PATH_LENGTH || !argument(classPath(other))) {
		fail(L"cannot run from ", here, L": Java cannot read this path in the system's code page. Install it elsewhere.");
	}
}

void start(void) {
	DWORD size = GetModuleFileNameW(NULL, here, PATH_LENGTH);
	int given, version;
	WCHAR **words = CommandLineToArgvW(GetCommandLineW(), &given);
	if (size == 0 || size >= PATH_LENGTH || words == NULL || !toParent(here)) {
		fail(L"cannot run: Windows does not tell from where.", L"", L"");
	}
	readConfiguration();
	WCHAR *home = javaHome(&version);

	argument(words[0]);
	for (int i = 0; i < optionCount; i++) {
		argument(options[i]);
	}
	argumentsIn(variable(joined(prefix, L"_JAVA_OPTS", L"")));
	for (int i = 0; version >= 24 && i < newerOptionCount; i++) {
		argument(newerOptions[i]);
	}
	classPathArgument();
	argument(mainClass);
	for (int i = 1; i < given; i++) {
		argument(words[i]);
	}

	/* Libraries of Java are beside jli.dll, and are not to be looked for where the practitioner works */
	SetDllDirectoryW(joined(home, L"\\bin", L""));
	WCHAR *path = joined(home, L"\\bin\\jli.dll", L"");
	HMODULE library = LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
	LaunchFunction launch = (LaunchFunction) (void *) ((library != NULL) ? GetProcAddress(library, "JLI_Launch") : NULL);
	if (launch == NULL) {
		fail(L"cannot run: ", path, L" cannot be loaded.");
	}
	ExitProcess((UINT) launch(argumentCount, arguments, 0, NULL, 0, NULL, "", "0.0", "java", "java", 0, 0, 0, 0));
}
