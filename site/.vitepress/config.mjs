// Copyright 2026-present the original author or authors.
// SPDX-License-Identifier: Apache-2.0

import { renderMermaidSVG } from 'beautiful-mermaid'
import { defineConfig } from 'vitepress'
import { navigation, pages, slugify } from '../pages.mjs'

const { SITE_VERSION: version = 'next', SITE_VERSIONS: versions = 'next', SITE_REPOSITORY: repository } = process.env
const base = process.env.SITE_BASE ?? '/'

export default defineConfig({
  title: 'Terraform Provider Spring Boot Starter',
  titleTemplate: ':title | Terraform providers with Spring Boot',
  description: 'Write a Terraform or OpenTofu provider as a Spring Boot application',
  lang: 'en',
  base: `${base}${version}/`,
  srcDir: 'target/pages',
  outDir: `target/site/${version}`,
  cacheDir: 'target/cache',
  cleanUrls: false,
  lastUpdated: false,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    anchor: { slugify },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-default' },
    languageAlias: { tfquery: 'hcl' },
    config: (markdown) => {
      const fence = markdown.renderer.rules.fence
      markdown.renderer.rules.fence = (tokens, at, ...others) => tokens[at].info.trim() === 'mermaid'
        ? diagram(tokens[at].content, tokens, at)
        : fence(tokens, at, ...others)
      scrollingTables(markdown)
    }
  },
  themeConfig: {
    siteTitle: 'Terraform Provider Starter',
    nav: [
      { text: 'All pages', link: '/pages' },
      { text: 'Javadoc', link: '/api/index.html', target: '_self' },
      // The way out of this version: what begins with a slash is taken to be in it
      { text: version, items: versions.split(',').map((text) => ({ text, link: `/../${text}/index.html`, target: '_self' })) }
    ],
    sidebar: navigation(),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        // This function runs in the browser, where nothing else of this file is
        miniSearch: {
          searchOptions: {
            fuzzy: 0.15,
            prefix: true,
            combineWith: 'AND',
            boost: { title: 6, titles: 2, text: 1 },
            boostDocument: (id) => (/\/(design\/|changelog|public-types)/.test(id) ? 0.2 : 1)
          }
        }
      }
    },
    ...(repository && {
      socialLinks: [{ icon: 'github', link: repository, ariaLabel: 'Repository' }],
      editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' }
    }),
    docFooter: { prev: false, next: false }
  },
  transformPageData(data) {
    if (pages.get(data.relativePath) !== `docs/${data.relativePath}`) {
      data.frontmatter.editLink = false
    }
  }
})

/** Draws a diagram when the page is made. Its colours are those of the page, light or dark. */
function diagram(text, tokens, at) {
  const svg = renderMermaidSVG(text, {
    bg: 'var(--vp-c-bg)', fg: 'var(--vp-c-text-1)', accent: 'var(--vp-c-brand-1)', muted: 'var(--vp-c-text-2)', transparent: true
  }).replace(/@import url\([^)]*\);?/, '').replace(/font-family:[^;]*;/, 'font-family: var(--vp-font-family-base);')
  const heading = tokens.slice(0, at).reverse().find((token, back, all) => all[back + 1]?.type === 'heading_open')
  const label = (heading?.content ?? 'Diagram').replace(/"/g, '')
  return `<figure class="diagram" tabindex="0" role="group" aria-label="Diagram: ${label}" v-pre>${svg.replace('<svg ', '<svg role="img" aria-label="' + label + '" ')}</figure>\n`
}

/** Wide tables scroll by themselves, never the page, and can be reached by the keyboard. */
function scrollingTables(markdown) {
  markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n'
  markdown.renderer.rules.table_close = () => '</table></div>\n'
}
