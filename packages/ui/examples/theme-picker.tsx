import { ThemePicker } from '@hoster/ui/theme-picker';

export function Example() {
  return (
    <ThemePicker
      legend="Theme"
      options={[
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'high-contrast', label: 'High contrast' },
      ]}
    />
  );
}
