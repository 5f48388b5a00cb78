/** For tests, which speak every language at once. */
import { learn } from "./index.svelte";

await Promise.all([learn("en"), learn("fr"), learn("pt")]);
