import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';
import { speakFirst } from './words/words.svelte';

await speakFirst();
mount(App, { target: document.getElementById('page') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('./service_worker.js');
