// Copyright 2026-present the original author or authors.
// SPDX-License-Identifier: Apache-2.0

import DefaultTheme from 'vitepress/theme-without-fonts'
import './style.css'

export default DefaultTheme
