package @PACKAGE@;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * Follows the pages of lists. A page is asked for once the objects before it have
 * been taken.
 */
final class Pages {

	private Pages() {
	}

	/**
	 * Return the objects of pages that have numbers. The first empty page is the end.
	 * @param first number of the first page
	 * @param pages gets the page with a number
	 */
	static <T> Stream<T> numbered(int first, IntFunction<@Nullable List<T>> pages) {
		return untilEmpty(Stream.iterate(first, (number) -> number + 1).map(pages::apply));
	}

	/**
	 * Return the objects of pages that begin after so many objects. The first empty page
	 * is the end.
	 * @param pages gets the page after a number of objects
	 */
	static <T> Stream<T> counted(IntFunction<@Nullable List<T>> pages) {
		AtomicInteger count = new AtomicInteger();
		return untilEmpty(Stream.iterate(0, (page) -> page + 1).map((page) -> {
			List<T> found = pages.apply(count.get());
			count.addAndGet((found != null) ? found.size() : 0);
			return found;
		}));
	}

	/**
	 * Return the objects of pages that tell what to ask for to get the next one.
	 * @param pages gets the first page, or the one that was told
	 * @param objects returns the objects of a page
	 * @param next returns what a page tells
	 */
	static <P, T> Stream<T> linked(Function<@Nullable String, P> pages, Function<P, @Nullable List<T>> objects,
			Function<P, @Nullable String> next) {
		AtomicReference<String> asked = new AtomicReference<>("");
		return Stream.iterate(pages.apply(null), Objects::nonNull, (page) -> {
			String told = next.apply(page);
			if (told == null || told.isEmpty()) {
				return null;
			}
			if (told.equals(asked.getAndSet(told))) {
				throw endless();
			}
			return pages.apply(told);
		}).flatMap((page) -> Stream.ofNullable(objects.apply(page)).flatMap(List::stream));
	}

	private static <T> Stream<T> untilEmpty(Stream<@Nullable List<T>> pages) {
		AtomicReference<@Nullable List<T>> before = new AtomicReference<>();
		return pages.takeWhile((page) -> page != null && !page.isEmpty()).flatMap((page) -> {
			if (page.equals(before.getAndSet(page))) {
				throw endless();
			}
			return page.stream();
		});
	}

	private static IllegalStateException endless() {
		return new IllegalStateException("The service gives the same page again and again.");
	}

}
