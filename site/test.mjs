// Copyright 2026-present the original author or authors.
// SPDX-License-Identifier: Apache-2.0

// Uses the site as a reader does, in a browser without a window. CHROMIUM names another one than that on the PATH.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { navigation, pages, root } from './pages.mjs'

const version = process.env.SITE_VERSION ?? 'next'
const site = path.join(root, 'site', 'target', 'site')
const pictures = path.join(root, 'site', 'target', 'pictures')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' }

const javadocIsLeftOut = !existsSync(path.join(site, version, 'api'))

let server, browser, address

before(async () => {
  mkdirSync(pictures, { recursive: true })
  server = createServer((request, response) => {
    const file = served(decodeURIComponent(new URL(request.url, 'http://localhost').pathname))
    if (!file.startsWith(site) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${server.address().port}/${version}`
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? found('chromium', 'chromium-browser', 'google-chrome'), args: ['--no-sandbox'] })
})

after(async () => {
  await browser?.close()
  server?.close()
})

/** The file that a server sends for a path. */
function served(place) {
  const file = path.join(site, place)
  return existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file
}

function found(...names) {
  return names.map((name) => {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      return undefined
    }
  }).find(Boolean)
}

/** Opens a page that must fetch nothing from elsewhere and raise no error. */
async function open(place, options = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => !/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url()) && complaints.push(request.url()))
  page.on('response', (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`))
  await page.goto(`${address}/${place}`, { waitUntil: 'networkidle' })
  return { page, close: async () => { await context.close(); assert.deepEqual(complaints, []) } }
}

function html(folder) {
  return readdirSync(path.join(site, folder), { withFileTypes: true }).flatMap((entry) => entry.isDirectory()
    ? (entry.name === 'assets' ? [] : html(path.join(folder, entry.name)))
    : (entry.name.endsWith('.html') ? [path.join(folder, entry.name)] : []))
}

test('every link and anchor inside leads somewhere', () => {
  const ids = new Map()
  const content = (file) => {
    if (!ids.has(file)) {
      const text = readFileSync(path.join(site, file), 'utf8')
      ids.set(file, { text, names: new Set([...text.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, name]) => decode(name))) })
    }
    return ids.get(file)
  }
  const outside = new Set()
  const broken = []
  for (const file of html(version)) {
    const javadoc = file.startsWith(path.join(version, 'api') + path.sep)
    for (const [, link] of content(file).text.matchAll(/\shref="([^"]*)"/g)) {
      const target = decode(link)
      if (/^https?:/.test(target)) {
        javadoc || outside.add(target)
        continue
      }
      if (/^(data|mailto|javascript):/.test(target)) {
        continue
      }
      const [name, anchor] = target.split('#')
      const there = path.relative(site, served(
        (name === '' ? file : (name.startsWith('/') ? name : path.join(path.dirname(file), name)).split('?')[0])))
      if (javadocIsLeftOut && there.startsWith(path.join(version, 'api'))) {
        continue
      }
      if (!existsSync(path.join(site, there))) {
        broken.push(`${file}: ${target}`)
      } else if (anchor && !javadoc && there.endsWith('.html') && !content(there).names.has(decodeURIComponent(anchor))) {
        broken.push(`${file}: ${target} (no such anchor)`)
      }
    }
  }
  writeFileSync(path.join(root, 'site', 'target', 'outside-links.txt'), [...outside].sort().join('\n') + '\n')
  assert.deepEqual(broken, [])
  assert.ok(html(version).length >= pages.size)
})

function decode(text) {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, '&')
}

test('every page is at the side or in the list of all pages', () => {
  const linked = new Set(navigation().flatMap((group) => group.items.map((item) => item.link.slice(1) + '.md')))
  const elsewhere = ['index.md', 'pages.md', 'changelog.md', 'versioning.md', 'security.md']
  assert.deepEqual([...pages.keys()].filter((page) => !linked.has(page) && !elsewhere.includes(page)), [])
})

const searched = [
  ['RequiresReplace', /RequiresReplaceIf/],
  ['Provider returned an inconsistent result', /Provider returned an inconsistent result/],
  ['The provider has no name', /does not start/],
  ['terraform.provider.protocols', /terraform\.provider\.protocols/],
  ['package --runtime-musl', /package|Alpine/],
  ['import by name', /[Ii]mport/],
  ['plan shows a change every time', /change every time/],
  ['Windows', /Windows/]
]

test('search finds classes, errors, properties, commands and questions', async () => {
  const { page, close } = await open('index.html')
  for (const [words, title] of searched) {
    await page.keyboard.press('/')
    await page.locator('.VPLocalSearchBox input').fill(words)
    let titles = []
    for (let looks = 0; looks < 60 && !titles.some((text) => title.test(text)); looks++) {
      await page.waitForTimeout(250)
      titles = (await page.locator('.VPLocalSearchBox .result .titles').allInnerTexts()).slice(0, 3)
    }
    assert.ok(titles.some((text) => title.test(text)), `${words}: ${titles}`)
    if (words === 'Provider returned an inconsistent result') {
      await page.screenshot({ path: path.join(pictures, 'search.png') })
    }
    await page.keyboard.press('Escape')
  }
  await close()
})

test('no page scrolls sideways, on a phone or on a screen', async () => {
  const { page, close } = await open('index.html')
  for (const name of pages.keys()) {
    await page.goto(`${address}/${name.replace(/md$/, 'html')}`, { waitUntil: 'load' })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [inner, wide] = await page.evaluate(() => [document.documentElement.clientWidth, Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)])
      assert.ok(wide <= inner, `${name} is ${wide} pixels wide at ${width}`)
    }
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}/index.html`, { waitUntil: 'networkidle' })
    await page.screenshot({ path: path.join(pictures, `first-page-${width}.png`) })
  }
  await close()
})

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing serious in ${colorScheme} colours`, async () => {
    const { page, close } = await open('index.html', { colorScheme, viewport: { width: 1440, height: 900 } })
    const found = []
    for (const name of ['index', 'planning', 'messages', 'concepts', 'packaging', 'design/04-one-request', 'annotations', 'benchmark-results']) {
      await page.goto(`${address}/${name}.html`, { waitUntil: 'networkidle' })
      // the switch of colours gets its name when scripts have run
      await page.waitForFunction(() => [...document.querySelectorAll('.VPSwitchAppearance')].every((button) => button.title !== ''))
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }))
      violations.filter((violation) => ['serious', 'critical'].includes(violation.impact))
        .forEach((violation) => found.push(`${name}: ${violation.id}, ${violation.nodes.length} times: ${violation.nodes[0].html.slice(0, 200)} ${violation.nodes[0].failureSummary}`))
    }
    assert.deepEqual(found, [])
    await close()
  })
}

test('diagrams are drawn when the site is made, in both colours', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const { page, close } = await open('concepts.html', { colorScheme, javaScriptEnabled: true, viewport: { width: 1440, height: 900 } })
    const diagram = page.locator('figure.diagram svg').first()
    assert.ok((await diagram.locator('text').count()) > 3)
    await diagram.scrollIntoViewIfNeeded()
    await page.screenshot({ path: path.join(pictures, `diagram-${colorScheme}.png`) })
    await close()
  }
  for (const [name, source] of pages) {
    const drawn = readFileSync(path.join(site, version, name.replace(/md$/, 'html')), 'utf8').split('<figure class="diagram"').length - 1
    assert.equal(drawn, readFileSync(path.join(root, source), 'utf8').split(/^ *```mermaid$/m).length - 1, source)
  }
})

test('pages can be edited where the sources are known', async () => {
  const page = readFileSync(path.join(site, version, 'planning.html'), 'utf8')
  const edit = /href="(https:[^"]*\/edit\/main\/docs\/planning\.md)"/.exec(page)
  assert.equal(Boolean(edit), Boolean(process.env.SITE_REPOSITORY) || /blob\/main/.test(page))
})

test('Javadoc is there, with links to that of the JDK and of Spring', { skip: javadocIsLeftOut && 'made without it' }, () => {
  const text = html(path.join(version, 'api')).map((file) => readFileSync(path.join(site, file), 'utf8')).join('')
  assert.match(text, /docs\.oracle\.com\/en\/java\/javase\/17\/docs\/api\/java\.base\/java\/lang\/String\.html/)
  assert.match(text, /docs\.spring\.io\/spring-framework\//)
  assert.ok(!html(path.join(version, 'api')).some((file) => file.includes('internal')))
})
