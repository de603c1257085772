import { mount } from 'svelte';
import App from './App.svelte';
import { fontsHere } from './look/fonts';
import './look/fonts.css';
import './look/theme.css';
import { speakFirst } from './words/words.svelte';

await Promise.all([speakFirst(), fontsHere()]);
mount(App, { target: document.getElementById('page') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('./service_worker.js');
