import { Tabs } from '@hoster/ui/tabs';

export function Example() {
  return (
    <Tabs
      label="Operating system"
      items={[
        { id: 'linux', label: 'Linux', content: 'Debian, Ubuntu, AlmaLinux and Rocky Linux.' },
        { id: 'windows', label: 'Windows', content: 'Windows Server 2025, with your own licence.' },
      ]}
    />
  );
}
