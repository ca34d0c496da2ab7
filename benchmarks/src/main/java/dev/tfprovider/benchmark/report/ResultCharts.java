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
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/**
 * Draws charts of a table of results, as SVG: of each what its rows hold, and none where
 * a row is missing.
 */
public final class ResultCharts {

	private static final Pattern TIME = Pattern.compile("([0-9.]+) (µs|ms|s)\\b");

	private static final Map<String, Double> SECONDS = Map.of("µs", 1e-6, "ms", 1e-3, "s", 1.0);

	private static final List<String> COMMANDS = List.of("validate", "plan", "apply", "destroy");

	private static final List<String> SCOPES = List.of("a process for each launch", "one for each command (default)",
			"one that stays");

	private static final int PEER = 8;

	private static final String PEER_NAME = "Go peer, another machine";

	private static final String START = "start → handshake line, JDK 25, ";

	private static final List<Color> COLOURS = List.of(new Color(0x5b3fd1), new Color(0x1b7f79), new Color(0xb35900),
			new Color(0x57606a));

	private static final int WIDTH = 800;

	private static final int HEIGHT = 420;

	/**
	 * Cells by the first cell of their row.
	 */
	private final Map<String, List<String>> rows = new LinkedHashMap<>();

	private ResultCharts(String table) {
		table.lines().filter((line) -> line.startsWith("| ")).forEach((line) -> {
			List<String> cells = List.of(line.substring(1).split("\\|", -1)).stream().map(String::strip).toList();
			this.rows.putIfAbsent(cells.get(0), cells);
		});
	}

	/**
	 * Draw the charts of a file with tables.
	 * @param results the file
	 * @param folder where to write them
	 * @throws IOException if a file cannot be read or written
	 */
	public static void draw(Path results, Path folder) throws IOException {
		ResultCharts charts = new ResultCharts(Files.readString(results));
		Files.createDirectories(folder);
		charts.commands(folder.resolve("benchmark-commands.svg"));
		charts.growth(folder.resolve("benchmark-growth.svg"));
		charts.starts(folder.resolve("benchmark-starts.svg"));
	}

	private void commands(Path file) throws IOException {
		if (!hasAll(COMMANDS.stream().map((command) -> command + ", 1 pet").toList())) {
			return;
		}
		DefaultCategoryDataset times = new DefaultCategoryDataset();
		for (String command : COMMANDS) {
			for (int scope = 0; scope < SCOPES.size(); scope++) {
				times.addValue(times(command + ", 1 pet", scope + 1).get(0), SCOPES.get(scope), command);
			}
			times(command + ", 1 pet", PEER).forEach((time) -> times.addValue(time, PEER_NAME, command));
		}
		bars("Commands of one object: least time", times, file);
	}

	private void starts(Path file) throws IOException {
		Map<String, String> flavours = new LinkedHashMap<>();
		flavours.put("no Spring", "floor: no Spring");
		flavours.put("executable jar", "executable jar");
		flavours.put("package", "package");
		flavours.put("prepared", "package, prepared");
		flavours.put("with runtime", "package with runtime");
		if (!hasAll(flavours.values().stream().map(START::concat).toList())) {
			return;
		}
		DefaultCategoryDataset times = new DefaultCategoryDataset();
		flavours.forEach((label, row) -> {
			times.addValue(times(START + row, 1).get(0), "least", label);
			times.addValue(times(START + row, 2).get(0), "median", label);
		});
		bars("Start until the handshake line, JDK 25", times, file);
	}

	private void growth(Path file) throws IOException {
		Map<Integer, String> names = new LinkedHashMap<>();
		names.put(1, "no-op plan, 1 pet");
		names.put(100, "no-op plan, 100 pets");
		names.put(1_000, "no-op plan, 1,000 pets");
		if (!hasAll(List.copyOf(names.values()))) {
			return;
		}
		XYIntervalSeriesCollection all = new XYIntervalSeriesCollection();
		for (int scope = 0; scope < SCOPES.size(); scope++) {
			XYIntervalSeries series = new XYIntervalSeries(SCOPES.get(scope));
			int column = scope + 1;
			names.forEach((objects, name) -> {
				List<Double> time = times(name, column);
				series.add(objects, objects, objects, time.get(0), time.get(0), time.get(time.size() - 1));
			});
			all.addSeries(series);
		}
		XYIntervalSeries peer = new XYIntervalSeries(PEER_NAME);
		times(names.get(1_000), PEER).forEach((time) -> peer.add(1_000, 1_000, 1_000, time, time, time));
		all.addSeries(peer);
		JFreeChart chart = plain(ChartFactory.createXYLineChart(
				"Plan without changes: least time, bars to the median, both axes logarithmic", null, null, all,
				PlotOrientation.VERTICAL, true, false, false));
		XYPlot plot = chart.getXYPlot();
		plot.setDomainAxis(axis("objects in the state", 0.8, 1_500));
		plot.setRangeAxis(axis("seconds", 0.1, 20));
		XYErrorRenderer renderer = new XYErrorRenderer();
		renderer.setDefaultLinesVisible(true);
		renderer.setDrawXError(false);
		for (int series = 0; series < COLOURS.size(); series++) {
			renderer.setSeriesPaint(series, COLOURS.get(series));
		}
		plot.setRenderer(renderer);
		write(chart, file);
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

	private boolean hasAll(List<String> names) {
		return this.rows.keySet().containsAll(names);
	}

	private List<Double> times(String row, int column) {
		List<Double> times = new ArrayList<>();
		List<String> cells = this.rows.getOrDefault(row, List.of());
		for (Matcher time = TIME.matcher((column < cells.size()) ? cells.get(column) : ""); time.find();) {
			times.add(Double.parseDouble(time.group(1)) * Objects.requireNonNull(SECONDS.get(time.group(2))));
		}
		return times;
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
