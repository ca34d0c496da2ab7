/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.report;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.apache.batik.svggen.SVGGraphics2D;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.StandardChartTheme;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * Draws charts of a table of results, as SVG: of each what its rows hold, and none where
 * a row is missing.
 */
public final class ResultCharts {

	private static final Pattern FIGURE = Pattern.compile("([0-9.]+) (µs|ms|s|KB|MB)(?![a-z])");

	private static final Map<String, Double> UNITS = Map.of("µs", 1e-6, "ms", 1e-3, "s", 1.0, "KB", 1e-3, "MB", 1.0);

	private static final List<String> COMMANDS = List.of("validate", "plan", "apply", "destroy");

	private static final Map<String, String> NAMES = Map.of("launch", "JVM, a process for each launch", "command",
			"JVM, one for each command (default)", "resident", "JVM, one that stays", "native",
			"executable without a JVM", "Go peer", "Go");

	private static final String START = "start → handshake line, ";

	private static final List<Color> COLOURS = List.of(new Color(0x5b3fd1), new Color(0x1b7f79), new Color(0xb35900),
			new Color(0xc2185b), new Color(0x57606a));

	private static final int WIDTH = 800;

	private static final int HEIGHT = 420;

	private static final int MEMORY = 3;

	/**
	 * Cells by the head of their column, of all tables.
	 */
	private final List<Map.Entry<String, Map<String, String>>> rows = new ArrayList<>();

	private ResultCharts(List<String> lines) {
		List<String> head = List.of();
		for (int i = 0; i < lines.size(); i++) {
			if (lines.get(i).startsWith("| ")) {
				List<String> cells = cells(lines.get(i));
				if (i + 1 < lines.size() && lines.get(i + 1).startsWith("|---")) {
					head = cells;
				}
				else {
					Map<String, String> row = new LinkedHashMap<>();
					for (int column = 1; column < Math.min(head.size(), cells.size()); column++) {
						row.put(head.get(column), cells.get(column));
					}
					this.rows.add(Map.entry(cells.get(0), row));
				}
			}
		}
	}

	/**
	 * Return the cells of the first row with that first cell.
	 */
	private Map<String, String> row(String what) {
		return this.rows.stream()
			.filter((row) -> row.getKey().equals(what))
			.findFirst()
			.map(Map.Entry::getValue)
			.orElse(Map.of());
	}

	private static List<String> cells(String line) {
		return Stream.of(line.substring(1).split("\\|", -1)).map(String::strip).toList();
	}

	/**
	 * Draw the charts of a file with tables.
	 * @param results the file
	 * @param folder where to write them
	 * @throws IOException if a file cannot be read or written
	 */
	public static void draw(Path results, Path folder) throws IOException {
		ResultCharts charts = new ResultCharts(Files.readAllLines(results));
		Files.createDirectories(folder);
		charts.commands(folder.resolve("benchmark-commands.svg"));
		charts.starts(folder.resolve("benchmark-starts.svg"));
		charts.lines("plan, %,d pets?", "objects", 0, folder.resolve("benchmark-growth.svg"));
		charts.lines("plan, %,d pets?", "objects", MEMORY, folder.resolve("benchmark-growth-memory.svg"));
		charts.lines("plan, %,d alias(es)?", "aliases", 0, folder.resolve("benchmark-aliases.svg"));
		charts.lines("plan, %,d alias(es)?", "aliases", MEMORY, folder.resolve("benchmark-aliases-memory.svg"));
	}

	private void commands(Path file) throws IOException {
		DefaultCategoryDataset times = new DefaultCategoryDataset();
		for (String command : COMMANDS) {
			row(command + ", 1 pet").forEach((variant, cell) -> {
				if (NAMES.containsKey(variant)) {
					times.addValue(figures(cell).get(0), name(variant), command);
				}
			});
		}
		if (times.getRowCount() > 0) {
			bars("Commands of one object: least time", times, file);
		}
	}

	private void starts(Path file) throws IOException {
		Map<String, String> flavours = new LinkedHashMap<>();
		flavours.put("no Spring", "JDK 25, floor: no Spring");
		flavours.put("executable jar", "JDK 25, executable jar");
		flavours.put("package", "JDK 25, package");
		flavours.put("prepared", "JDK 25, package, prepared");
		flavours.put("with runtime", "JDK 25, package with runtime");
		flavours.put("no JVM", "native");
		flavours.put("Go", "Go peer");
		DefaultCategoryDataset times = new DefaultCategoryDataset();
		flavours.forEach((label, row) -> {
			Map<String, String> cells = row(START + row);
			for (String column : List.of("least", "median")) {
				if (cells.containsKey(column)) {
					times.addValue(figures(cells.get(column)).get(0), column, label);
				}
			}
		});
		if (times.getRowCount() > 0) {
			bars("Start until the handshake line, JDK 25", times, file);
		}
	}

	/**
	 * Draws one figure of rows that differ in a number, and that tell the memory.
	 */
	private void lines(String form, String number, int figure, Path file) throws IOException {
		XYSeriesCollection all = new XYSeriesCollection();
		Pattern row = Pattern.compile(form.replace("%,d", "([0-9,]+)"));
		this.rows.forEach((line) -> {
			Matcher matcher = row.matcher(line.getKey());
			if (!matcher.matches()) {
				return;
			}
			int count = Integer.parseInt(matcher.group(1).replace(",", ""));
			line.getValue().forEach((variant, cell) -> {
				List<Double> figures = figures(cell);
				if (NAMES.containsKey(variant) && figures.size() > MEMORY) {
					if (all.getSeriesIndex(name(variant)) < 0) {
						all.addSeries(new XYSeries(name(variant)));
					}
					all.getSeries(name(variant)).addOrUpdate(count, figures.get(figure).doubleValue());
				}
			});
		});
		if (all.getSeriesCount() == 0) {
			return;
		}
		JFreeChart chart = plain(ChartFactory.createXYLineChart(
				"Plan: %s, both axes logarithmic"
					.formatted((figure == MEMORY) ? "most memory of all processes of the provider" : "least time"),
				null, null, all, PlotOrientation.VERTICAL, true, false, false));
		XYPlot plot = chart.getXYPlot();
		plot.setDomainAxis(axis(number, all.getDomainLowerBound(false) * 0.8, all.getDomainUpperBound(false) * 1.25));
		plot.setRangeAxis(axis((figure == MEMORY) ? "MB" : "seconds", all.getRangeLowerBound(false) * 0.7,
				all.getRangeUpperBound(false) * 1.4));
		XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
		for (int series = 0; series < all.getSeriesCount(); series++) {
			renderer.setSeriesPaint(series, COLOURS.get(series % COLOURS.size()));
		}
		plot.setRenderer(renderer);
		write(chart, file);
	}

	private static String name(String variant) {
		return NAMES.getOrDefault(variant, variant);
	}

	private static List<Double> figures(String cell) {
		return FIGURE.matcher(cell)
			.results()
			.map((figure) -> Double.parseDouble(figure.group(1)) * Objects.requireNonNull(UNITS.get(figure.group(2))))
			.toList();
	}

	private static LogAxis axis(String label, double least, double most) {
		LogAxis axis = new LogAxis(label);
		axis.setRange(least, most);
		axis.setTickUnit(new NumberTickUnit(1));
		axis.setNumberFormatOverride(new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(Locale.ROOT)));
		return axis;
	}

	private static void bars(String title, DefaultCategoryDataset times, Path file) throws IOException {
		JFreeChart chart = plain(ChartFactory.createBarChart(title, null, "seconds", times));
		BarRenderer renderer = (BarRenderer) chart.getCategoryPlot().getRenderer();
		renderer.setBarPainter(new StandardBarPainter());
		renderer.setShadowVisible(false);
		renderer.setItemMargin(0.05);
		for (int series = 0; series < COLOURS.size(); series++) {
			renderer.setSeriesPaint(series, COLOURS.get(series));
		}
		write(chart, file);
	}

	private static JFreeChart plain(JFreeChart chart) {
		StandardChartTheme theme = new StandardChartTheme("plain");
		theme.setExtraLargeFont(new Font("sans-serif", Font.BOLD, 16));
		theme.setLargeFont(new Font("sans-serif", Font.PLAIN, 14));
		theme.setRegularFont(new Font("sans-serif", Font.PLAIN, 13));
		theme.setPlotBackgroundPaint(Color.WHITE);
		theme.setDomainGridlinePaint(new Color(0xd0d7de));
		theme.setRangeGridlinePaint(new Color(0xd0d7de));
		theme.setShadowVisible(false);
		theme.setBarPainter(new StandardBarPainter());
		theme.apply(chart);
		chart.getPlot().setOutlineVisible(false);
		return chart;
	}

	private static void write(JFreeChart chart, Path file) throws IOException {
		try {
			SVGGraphics2D graphics = new SVGGraphics2D(
					DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument());
			graphics.setSVGCanvasSize(new Dimension(WIDTH, HEIGHT));
			chart.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT));
			StringWriter text = new StringWriter();
			graphics.stream(text, true);
			Files.writeString(file, text.toString());
		}
		catch (ParserConfigurationException ex) {
			throw new IOException(ex);
		}
	}

}
