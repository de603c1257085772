import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';

mount(App, { target: document.getElementById('page') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('./service_worker.js');
