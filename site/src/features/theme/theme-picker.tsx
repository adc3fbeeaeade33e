import { FooterChoice, FooterChoices } from '@hoster/ui/site-footer';
import { useState } from 'react';
import { FormattedMessage, defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp, type AppContext } from '../../app/app-context.tsx';

type ThemeChoice = 'light' | 'dark' | 'system';
const COOKIE_DAYS = 365;

/** The theme chosen on this device. */
const chosenTheme = (app: AppContext): ThemeChoice => {
  const theme = app.cookie('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Applies and saves a theme; `system` follows the device. */
function chooseTheme(app: AppContext, theme: ThemeChoice): void {
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = theme;
  document
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  app.setCookie('theme', theme === 'system' ? '' : theme, {
    days: theme === 'system' ? -30 : COOKIE_DAYS,
    shared: true,
  });
}

const words = defineMessages({
  system: { id: 'layout.theme.system', defaultMessage: 'System', description: 'Choice of colours' },
  light: { id: 'layout.theme.light', defaultMessage: 'Light', description: 'Choice of colours' },
  dark: { id: 'layout.theme.dark', defaultMessage: 'Dark', description: 'Choice of colours' },
});
const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** System, light or dark theme. Each button sends the form when there is no script. */
export function ThemePicker() {
  const app = useApp();
  const [theme, setTheme] = useState(() => chosenTheme(app));
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences/" data-native>
      <input type="hidden" name="next" value={pathname + search} />
      <FooterChoices
        legend={
          <FormattedMessage
            id="layout.theme"
            defaultMessage="Theme"
            description="Name of the choice of light or dark"
          />
        }
      >
        {THEMES.map((one) => (
          <FooterChoice
            key={one}
            name="theme"
            value={one}
            aria-pressed={one === theme}
            onClick={(event) => {
              event.preventDefault();
              chooseTheme(app, one);
              setTheme(one);
            }}
          >
            <FormattedMessage {...words[one]} />
          </FooterChoice>
        ))}
      </FooterChoices>
    </form>
  );
}
