import { FooterChoice, FooterChoices } from '@hoster/ui/site-footer';
import { useState } from 'react';
import { FormattedMessage, defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app-context.tsx';
import { chooseTheme, chosenTheme, type ThemeChoice } from '../../start/theme.ts';

const words = defineMessages({
  system: { id: 'layout.theme.system', defaultMessage: 'System', description: 'Choice of colours' },
  light: { id: 'layout.theme.light', defaultMessage: 'Light', description: 'Choice of colours' },
  dark: { id: 'layout.theme.dark', defaultMessage: 'Dark', description: 'Choice of colours' },
});
const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Light, dark, or as the device has it. Each button sends the form when there is no script. */
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
