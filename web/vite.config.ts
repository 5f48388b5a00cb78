import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../areo/table/pages",
    emptyOutDir: true,
    // A data: address for a picture or font would need a wider content policy.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        // What several pages share comes in one piece: each piece costs a request with its heads.
        codeSplitting: { groups: [{ name: "shared", test: /\/src\/.*\.(ts|svelte)$/, minShareCount: 3 }] },
      },
    },
  },
  server: {
    // Where `areo serve` runs while the client is being worked on.
    proxy: {
      // The host stays as it was: the server answers only to pages of its own origin.
      "/api": { target: process.env.AREO_SERVER ?? "http://localhost:8642" },
      "/socket": { target: process.env.AREO_SERVER ?? "http://localhost:8642", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/words/learnt.ts"] },
});
