import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** How Storybook and the tests of the stories build the shop: without the steps of its own build. */
export default defineConfig({ plugins: [react(), tailwindcss()], build: { target: 'es2022' } })
