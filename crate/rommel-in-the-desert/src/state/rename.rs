//! The same state with other handles.

use crate::model::units::UnitId;
use crate::state::turn::HitTarget;
use crate::state::{Stage, State};

impl State {
    /// The same blocks in the same places under other handles: `new` gives every handle another one of its side. What
    /// stands behind the handles stays as it is.
    pub(crate) fn rename(&mut self, new: impl Fn(UnitId) -> UnitId) {
        let all = |units: &mut Vec<UnitId>| units.iter_mut().for_each(|unit| *unit = new(*unit));
        self.position.rename(&new);
        all(&mut self.reserve.due);
        self.reserve.refit.iter_mut().for_each(|away| away.unit = new(away.unit));
        all(&mut self.turn.moved_now);
        all(&mut self.turn.moved);
        let movement = &mut self.turn.movement;
        movement.declared.iter_mut().for_each(|march| march.unit = new(march.unit));
        all(&mut movement.stopped);
        all(&mut movement.engaged);
        self.named.iter_mut().for_each(all);
        if let Some(leaving) = &mut self.leaving {
            leaving.before.rename(&new);
            all(&mut leaving.gone);
        }
        if let Some(rearguard) = &mut self.rearguard {
            all(&mut rearguard.gone);
        }
        if let Some(battle) = &mut self.battle {
            all(&mut battle.fired);
        }
        if let Some(HitTarget::Leavers(units)) = self.pending.as_mut().map(|pending| &mut pending.target) {
            all(units);
        }
        let carriers = self.hits.take();
        for unit in carriers {
            self.hits.add(new(unit));
        }
        all(&mut self.revealed);
        if let Stage::Buildup(buildup) = &mut self.stage {
            all(&mut buildup.gained);
            all(&mut buildup.redeployed);
        }
    }
}
