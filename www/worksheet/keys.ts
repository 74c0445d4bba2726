/** Keys of the worksheet; single letters and digits count only where the focus says what they mean. */

interface KeyActions {
  undo: () => void;
  redo: () => void;
  remove: (unit: string) => void;
  move: (unit: string) => void;
  closeMenus: () => void;
  /** 0 rolls. */
  die: (face: number) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea");
const isField = (target: EventTarget | null) => isTyping(target) || target instanceof HTMLSelectElement;

export function handleKeys(root: HTMLElement, actions: KeyActions) {
  root.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest("dialog")) return;
    if (event.key === "Escape") return actions.closeMenus();
    if ((event.ctrlKey || event.metaKey) && !event.altKey) return undoRedo(event);
    if (event.altKey || isField(target)) return;
    const unit = target.closest<HTMLElement>(".ref-unit");
    if (unit) return onUnit(event, unit);
    if (target.closest(".ref-decide")) onDice(event);
  });

  function undoRedo(event: KeyboardEvent) {
    if (isTyping(event.target) && (event.target as HTMLInputElement).value !== "") return;
    const key = event.key.toLowerCase();
    const redo = key === "y" || (key === "z" && event.shiftKey);
    if (!redo && key !== "z") return;
    event.preventDefault();
    if (redo) actions.redo();
    else actions.undo();
  }

  function onUnit(event: KeyboardEvent, unit: HTMLElement) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      actions.remove(unit.dataset.unit ?? "");
    } else if (event.key.toLowerCase() === "m") {
      event.preventDefault();
      actions.move(unit.dataset.unit ?? "");
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const units = [...root.querySelectorAll(".ref-unit")];
      const next = units[units.indexOf(unit) + (event.key === "ArrowDown" ? 1 : -1)];
      const first = next?.querySelector(".ref-toggle");
      if (first instanceof HTMLElement) {
        event.preventDefault();
        first.focus();
      }
    }
  }

  function onDice(event: KeyboardEvent) {
    if (!root.querySelector(".ref-dice")) return;
    const face = /^[1-6]$/.test(event.key) ? Number(event.key) : event.key.toLowerCase() === "r" ? 0 : -1;
    if (face < 0) return;
    event.preventDefault();
    actions.die(face);
  }
}
