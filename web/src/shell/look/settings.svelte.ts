// What this browser remembers of its user's taste.

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast';

interface Settings {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  motion: boolean;
  // Pieces and cards as pictures of antiquity; otherwise as plain signs.
  antique: boolean;
  speed: Speed;
  confirm: 'always' | 'turn' | 'never';
  // Whether the opponent of "play now" follows one's results.
  follow: boolean;
  name: string;
  // Of what is kept.
  version: number;
}

const standard: Settings = { theme: 'auto', sound: false, notify: false, motion: true, antique: true, speed: 'normal', confirm: 'always', follow: true, name: '', version: 2 };

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}') as Partial<Settings>;
    // Once `turn` was the standard, and was kept whether it had been chosen or not.
    if (!kept.version && kept.confirm === 'turn') delete kept.confirm;
    return { ...standard, ...kept, version: standard.version };
  } catch {
    return { ...standard };
  }
}

export const settings = $state<Settings>(read());

export const paces: Record<Speed, number> = { slow: 900, normal: 350, fast: 0 };

const dark = matchMedia('(prefers-color-scheme: dark)');

// Keeps the page in step with the settings; called once by the page.
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem('settings', JSON.stringify(settings));
  });
  $effect(() => {
    const show = () => {
      document.documentElement.dataset['theme'] = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    };
    show();
    dark.addEventListener('change', show);
    return () => dark.removeEventListener('change', show);
  });
  $effect(() => {
    document.documentElement.dataset['motion'] = settings.motion ? 'on' : 'off';
  });
}
