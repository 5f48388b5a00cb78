import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings } from "./app/settings.svelte";

keepSettings();
mount(App, { target: document.getElementById("app")! });
