import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // The compiler knows every name, and says so better.
      "no-undef": "off",
      "no-unused-vars": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // A view has the shape that its game gives it; the game's own types say which.
      "@typescript-eslint/no-explicit-any": "off",
      // Where a value is known to be there, the reader sees it too.
      "@typescript-eslint/no-non-null-assertion": "off",
      eqeqeq: "error",
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$derived", "$state"] }],
      "svelte/no-at-html-tags": "error",
      // A space that must stay at the end of a line is written as {" "}.
      "svelte/no-useless-mustaches": "off",
      // What a component's module script defines is used by its other script, which the rule does not see.
      "no-useless-assignment": "off",
      // The compiler itself says which of these comments it does not need.
      "svelte/no-unused-svelte-ignore": "off",
      // What changes is replaced as a whole ($state.raw), so plain maps and sets never change under anybody's eyes.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
