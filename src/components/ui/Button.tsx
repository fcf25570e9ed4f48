import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import layout from './layout.module.css';

export interface ButtonProps {
  href: string;
  children: ReactNode;
  /** primary: the main action · strong: next best · outline: the rest · inverse: on a dark panel */
  tone?: 'primary' | 'strong' | 'outline' | 'inverse' | 'inverse-outline';
  size?: 'regular' | 'small';
  /** Fills its container and pushes the icon to the far end. */
  wide?: boolean;
  icon?: 'arrow' | 'chat' | 'mail';
}

/** A link that looks like a button, for what leads to another page. */
export function Button(props: ButtonProps) {
  const { href, children, tone = 'primary', size = 'regular', wide = false, icon } = props;
  return (
    <a
      className={`${layout.action} ${styles.root}`}
      data-tone={tone}
      data-size={size === 'small' ? size : undefined}
      data-wide={wide || undefined}
      href={href}
    >
      <span>{children}</span>
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
    </a>
  );
}

/** A button for what a script does on the page; the script finds it by its data attributes. */
export function PressButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button
      type="button"
      className={`${layout.action} ${styles.root}`}
      data-tone="outline"
      {...props}
    />
  );
}
