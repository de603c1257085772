import { mount } from 'svelte';
import App from './shell/App.svelte';
import { fontsHere } from './shell/look/fonts';
import './shell/look/fonts.css';
import './shell/look/theme.css';
import { speakFirst } from './shell/words/words.svelte';

await Promise.all([speakFirst(), fontsHere()]);
mount(App, { target: document.getElementById('page') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('./service_worker.js');
